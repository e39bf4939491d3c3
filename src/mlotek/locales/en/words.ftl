# The words of actions, as a person may type them; the first is the one that is shown.

## Millionaires and Bankrupts
milionerzy-word-bid = bid raise
milionerzy-word-pass = pass
milionerzy-word-discard = discard

## Modern Art
modern-art-word-put = put play
modern-art-word-add = add
modern-art-word-none = none nothing
modern-art-word-bid = bid raise
modern-art-word-pass = pass decline
modern-art-word-seal = seal
modern-art-word-price = price
modern-art-word-buy = buy
modern-art-word-flip = flip
modern-art-word-keep = keep
modern-art-word-open = open
modern-art-word-once = once
modern-art-word-sealed = sealed
modern-art-word-fixed = fixed
modern-art-word-double = double

## Don't Bluff!
nie-blefuj-word-target = target name
nie-blefuj-word-offer = offer lay
nie-blefuj-word-claim = claim say
nie-blefuj-word-take = take accept
nie-blefuj-word-open = open
nie-blefuj-word-add = add
nie-blefuj-word-pay = pay
nie-blefuj-word-0 = 0 bluff

## The Market
targ-word-offer = offer give
targ-word-for = for
targ-word-to = to
targ-word-nothing = nothing
targ-word-accept = accept take
targ-word-withdraw = withdraw
targ-word-swap = swap
targ-word-stop = stop stop!
targ-word-done = done pass
targ-word-bricks = bricks brick
targ-word-grain = grain
targ-word-cloth = cloth
targ-word-sheep = sheep
targ-word-fish = fish
targ-word-gold = gold
targ-word-coffee = coffee
targ-word-wood = wood
targ-word-pigs = pigs pig

## What can be asked beside acting
terminal-command-help = help ? h
terminal-command-why = why
terminal-command-rules = rules rule
terminal-command-log = log history
terminal-command-hand = hand
terminal-command-table = table board who market offers
terminal-command-hint = hint
terminal-command-odds = odds chances
terminal-command-auto = auto
terminal-command-save = save
terminal-command-quit = quit exit leave
