# What bots say of themselves, in every game.
bots-level-random = random
bots-level-novice = novice
bots-level-regular = regular
bots-level-shrewd = shrewd
bots-level-searcher = searcher
bots-level-master = master
bots-step = level { $number } of { $count }

# How a bot plays, in one word.
bots-temper-calm = calmly
bots-temper-thrifty = thriftily
bots-temper-lavish = lavishly
bots-temper-bold = boldly
bots-temper-careful = carefully
bots-temper-honest = honestly
bots-temper-sly = slyly
bots-temper-patient = patiently
bots-temper-hasty = hastily

bots-why-chance = just a guess
bots-why-default = no answer in time, so the usual thing
bots-why-tried =
    { $worlds ->
        [one] tried it in one imagined game: about { $share }% of the win, { $instead }% with the usual move
       *[other] tried it in { $worlds } imagined games: about { $share }% of the win, { $instead }% with the usual move
    }
bots-why-tried-short = about { $share }% of the win, { $instead }% with the usual move
bots-why-net = among equals the chance to win is about { $percent }%
bots-why-net-or = among equals the chance to win is about { $percent }%; { $sure }% sure, or else: { $other }
bots-why-net-short = the chance to win is about { $percent }%
bots-why-net-or-short = the chance to win is about { $percent }%
