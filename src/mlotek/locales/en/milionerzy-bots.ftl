# Milionerzy i Bankruci: why a bot does what it does, in one line.
milionerzy-why-cheapest-luxury = luxury { $luxury } is the one I miss least
milionerzy-why-only-luxury = luxury { $luxury } goes: I have no other
milionerzy-why-worth-it = bid { $total }: worth about { $worth } to me
milionerzy-why-worth-avoiding = bid { $total }: staying clear of it is worth about { $worth } to me
milionerzy-why-too-dear = pass: { $total } is more than the { $worth } it is worth to me
milionerzy-why-too-poor = pass: with { $total } gone, I could end up poorer than { $who }
milionerzy-why-no-raise = pass: no card of mine goes higher
milionerzy-why-let-it-come = take { $tile }: keeping it away is worth no more than { $worth } to me
milionerzy-why-not-this-time = pass: I do not feel like bidding
