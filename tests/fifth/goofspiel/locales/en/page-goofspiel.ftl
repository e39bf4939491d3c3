# The table of Goofspiel.
goofspiel-ui-over = The game is over
goofspiel-ui-bid-for = Bid for { $stake }
goofspiel-ui-wait = The others bid for { $stake }
goofspiel-ui-left =
    { $left ->
        [0] The last prize
        [one] 1 more prize
       *[other] { $left } more prizes
    }
goofspiel-ui-points = { $points } pts
goofspiel-ui-mine = You have { $points } pts
goofspiel-ui-carried = and { $carried } from equal bids
goofspiel-ui-hand = Your cards: { $count } of { $all }
goofspiel-ui-choose = Choose a card
goofspiel-ui-bid = Lay { $card }
goofspiel-about-prize = the prize { $prize }
goofspiel-about-card = the card { $card }

## For somebody who plays for the first time
page-intro-goofspiel = A prize lies open, and everybody lays a card for it in secret. The highest takes it; equal ones leave it to the next. Each card can be laid once.
page-coach-goofspiel-bids = Choose a card and lay it. What you lay is gone, whether you win or not.
page-coach-why-goofspiel = The points are yours; the cards are out of the game.
goofspiel-move-bid = lay { $card }
