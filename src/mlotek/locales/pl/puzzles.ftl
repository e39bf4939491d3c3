# Zagadki: co zrobić i co to przynosi.
puzzle-title = A Ty co zrobisz? { $game }
puzzle-question = A Ty co zrobisz?
puzzle-right = Tak! Lepiej się nie da.
puzzle-wrong = Można lepiej: o { $gap } zwycięstw na sto.
puzzle-brings = { $percent } na 100
puzzle-how = Tyle razy na sto wygrywa się po takim ruchu. Przeliczyły to boty na tysiącu rozdań.
puzzle-next = Następna
