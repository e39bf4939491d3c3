# Targ: why a bot does what it does, in one line; what it does stands beside it.
targ-why-all-majorities =
    { $points ->
        [one] nothing but majorities: { $points } point and 5 more
       *[other] nothing but majorities: { $points } points and 5 more
    }
targ-why-good-trade =
    { $gain ->
        [0] a little better for my sets
        [one] worth about { $gain } point
       *[other] worth about { $gain } points
    }
targ-why-gift = it is for nothing
targ-why-why-not = why not
targ-why-tired-of-it = I have looked at it for too long
targ-why-collecting = I collect { $good }: that would make { $count } of { $printed }
targ-why-giving-away = without it I am nearer to STOP
targ-why-better-centre =
    { $gain ->
        [0] the card from the centre suits me better
        [one] the card from the centre is worth about { $gain } point more
       *[other] the card from the centre is worth about { $gain } points more
    }
targ-why-changed-mind = I would be sorry now
targ-why-offers-stand = my offers stand
targ-why-nothing-to-gain = nothing to gain just now
targ-why-long-enough = we have traded long enough
