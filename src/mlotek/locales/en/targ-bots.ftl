# Targ: why a bot does what it does, in one line.
targ-why-all-majorities =
    { $points ->
        [one] STOP: every good I hold is a majority, and that makes { $points } point and 5 more
       *[other] STOP: every good I hold is a majority, and that makes { $points } points and 5 more
    }
targ-why-good-trade =
    { $gain ->
        [0] accept it: a little better for my sets
        [one] accept it: worth about { $gain } point to me
       *[other] accept it: worth about { $gain } points to me
    }
targ-why-gift = accept it: it is for nothing
targ-why-why-not = accept it: why not
targ-why-tired-of-it = swap { $good }: I have looked at it for too long
targ-why-collecting = offer: I collect { $good }, and that would make { $count } of { $printed }
targ-why-giving-away = give away { $good }: without it I am nearer to STOP
targ-why-better-centre =
    { $gain ->
        [0] swap { $good }: the card from the centre suits me better
        [one] swap { $good }: the card from the centre is worth about { $gain } point more to me
       *[other] swap { $good }: the card from the centre is worth about { $gain } points more to me
    }
targ-why-changed-mind = withdraw it: I would be sorry now
targ-why-offers-stand = done: my offers stand
targ-why-nothing-to-gain = done: nothing to gain just now
targ-why-long-enough = done: we have traded long enough
