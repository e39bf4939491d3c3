# Puzzles: what would you do, and what it brings.
puzzle-title = What would you do? { $game }
puzzle-question = What would you do?
puzzle-right = Yes! There is nothing better.
puzzle-wrong =
    { $gap ->
        [one] There is better: by { $gap } win in a hundred.
       *[other] There is better: by { $gap } wins in a hundred.
    }
puzzle-brings = { $percent } in 100
puzzle-how = Wins in a hundred, in a thousand deals among bots.
puzzle-whose = A moment of a real game, and it is your move.
puzzle-next = Next
