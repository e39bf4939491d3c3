# Puzzles: what would you do, and what it brings.
puzzle-title = What would you do? { $game }
puzzle-question = What would you do?
puzzle-right = Yes! { $percent } wins in a hundred.
puzzle-wrong =
    { $gap ->
        [one] There is better: by { $gap } win in a hundred.
       *[other] There is better: by { $gap } wins in a hundred.
    }
puzzle-brings = { $percent } in 100
puzzle-how = Wins in a hundred, in a thousand deals among bots.
puzzle-whose = A moment of a real game, and it is your move. How many wins in a hundred each answer brings was counted in a thousand deals among bots.
puzzle-next = Next

## Why this answer is the best
puzzle-why-milionerzy-0 = You have a ×2 and no luxury: the Thief would take the first you buy. Giving 9 of your 104 is worth it, so that somebody else takes him.
puzzle-why-milionerzy-1 = The old wine is 4 points, and the bid stands at 18. If you pass, your 9 come back; and the CBA takes half of your points anyway.
puzzle-why-milionerzy-2 = You would pay with all your small cards and could add nothing below 8 afterwards. If you pass, the whole 15 come back.
puzzle-why-milionerzy-3 = 7 on the table and 8 from your hand make 15: the cheapest way to beat 14. The Thief would take your first luxury, so let somebody else pass.
puzzle-why-milionerzy-4 = The Casino takes 5 points, and 2 is your smallest card: a cheap try to make somebody else pass, and the large cards stay.
puzzle-why-milionerzy-5 = Without a luxury ×2 doubles nothing, and the only rival still bidding has none either. You keep all of your 106.
puzzle-why-milionerzy-6 = With your CBA the palace adds only 5 points, and to beat 45 you must add at least 25 of your 79. If you pass, 21 come back.
puzzle-why-modern-art-0 = Whoever adds the second painting sells both and takes the whole price, and Sadland is worth 70 now. If nobody does, your rival has theirs for nothing.
puzzle-why-modern-art-1 = The pair is worth 2 × 20 = 40 now. Bought for 35 it earns you 5; if you pass, the buyer pays you 34.
puzzle-why-modern-art-2 = You sell two paintings by Darmoir at once, worth 70 each now. If you add none, somebody else may, and take the whole price.
puzzle-why-modern-art-3 = Whoever adds the second painting sells both: two by Koriko, worth 90 each now. If nobody does, your rival has theirs for nothing.
puzzle-why-modern-art-4 = You sell two paintings by Sadland at once, worth 80 each now, and with a fixed price you name it yourself.
puzzle-why-modern-art-5 = The pair is worth 120 now. Bought for 100 it earns you 20; if you pass, the buyer pays you 99.
puzzle-why-modern-art-6 = The fifth Koriko ends the round: each is worth 30 + 30 = 60 then, and you have three.
puzzle-why-nie-blefuj-0 = The open 5 million are yours if you take them. If you open, at least 4 rolls of 6 make you pay.
puzzle-why-nie-blefuj-1 = Your rival may take everything: the open 2 million and what you add. With a 1, your smallest suitcase, you lose 3 at most.
puzzle-why-nie-blefuj-2 = You have 22 million, and 25 win: risk no money. If your rival takes a bluff, you lose nothing.
puzzle-why-nie-blefuj-3 = With a 5 there lie 6 million: if your rival opens, 5 rolls of 6 make them pay. With two ones there lie 3, and only 2 rolls do.
puzzle-why-nie-blefuj-4 = 5 and 2 make 7 million, more than any roll: if your rival opens, they pay you 7. You have 18, so that is 25 and you win.
puzzle-why-nie-blefuj-5 = If your rival takes everything, a 2 costs you 4 million and a 5 costs you 7. Both your 5s stay with you.
puzzle-why-nie-blefuj-6 = You have 19 million. If your rival takes a 2, you keep 17; if they take 5, 2 and 2, you lose 9.
puzzle-why-targ-0 = Only pigs lack a majority: you have 2 of 9. Give both, be it for 1 grain: one card is easier to trade on than two.
puzzle-why-targ-1 = With 3 wood more you have 7 of 9: a majority and 7 points. Gold, 3 of 7, brings you nothing.
puzzle-why-targ-2 = Only pigs lack a majority: you have 3 of 9. Without them all you have are majorities, and STOP is right: +5.
puzzle-why-targ-3 = With 1 brick more you have 3 of 5, and the pigs are gone. All you have are majorities then, and STOP is right: +5.
puzzle-why-targ-4 = The centre good costs everybody 1 point a card. Of wood you have 3 of 9, and your rivals hold the other 6.
puzzle-why-targ-5 = Fish, 3 of 7, brings you nothing. In the centre it costs everybody 1 point a card, and your rivals hold 4.
puzzle-why-targ-6 = Only cloth lacks a majority. 1 for 1 is easy to accept, and then all you have are majorities and STOP is right: +5.
