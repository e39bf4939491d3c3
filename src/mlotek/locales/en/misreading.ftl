# What is wrong with words that are nearly an action.
misread-verb = “{ $typed }” is nothing one can do here. Begin with one of: { $verbs }.
misread-extra = “{ $typed }” is too much; without it I understand.
misread-near = Perhaps “{ $near }”?
misread-seat = Nobody called “{ $typed }” sits here.
misread-seat-missing = Say to whom: a name at the table.
misread-amount = “{ $typed }” is no amount: name a whole number, such as 31.
misread-amount-missing = Say how much, such as 31.

## Millionaires and Bankrupts
milionerzy-misread-money = There is no money card “{ $typed }”.
milionerzy-misread-money-missing = Say which money cards you add.
milionerzy-misread-money-twice = There is only one card { $typed }, so it can be laid only once.
milionerzy-misread-luxury = There is no luxury “{ $typed }”: luxuries are worth 1 to 10.
milionerzy-misread-luxury-missing = Say which luxury the Thief gets.

## Modern Art
modern-art-misread-artist = There is no artist “{ $typed }”; there are { $artists }.
modern-art-misread-artist-missing = Say which painting: the artist and the auction, such as koriko-open.
modern-art-misread-kind = There is no auction “{ $typed }”; there are { $kinds }.
modern-art-misread-kind-missing = Say also which auction; there are { $kinds }.

## Don't Bluff!
nie-blefuj-misread-suitcase = There is no suitcase “{ $typed }”: there are 5, 2, 1 and 0, a bluff.
nie-blefuj-misread-suitcase-missing = Say which suitcases, such as 2 1 0; 0 is a bluff.
nie-blefuj-misread-claim = “{ $typed }” is no number of millions: say 8, for example.
nie-blefuj-misread-claim-missing = Say how many millions there are, true or not.

## The Market
targ-misread-good = There are no such goods as “{ $typed }” here; there are { $goods }.
targ-misread-good-missing = Say which goods, and how many: 2 fish, for example.
targ-misread-count = “{ $typed }” is no number of cards: say how many before every good, as in 2 fish.
targ-misread-for-missing = Say also what you want for it: “for 1 gold”, or “for nothing”.
targ-misread-number = “{ $typed }” is no number of an offer: say 3, for example.
targ-misread-number-missing = Say the number of the offer, 3, for example.
