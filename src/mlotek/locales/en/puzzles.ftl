# Puzzles: what would you do, and what it brings.
puzzle-title = What would you do? { $game }
puzzle-question = What would you do?
puzzle-right = Yes! There is nothing better.
puzzle-wrong = There is better: by { $gap } wins in a hundred.
puzzle-brings = { $percent } in 100
puzzle-how = So often in a hundred this move wins. Bots have played it out in a thousand deals.
puzzle-next = Next
