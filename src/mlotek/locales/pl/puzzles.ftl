# Zagadki: co zrobić i co to przynosi.
puzzle-title = A Ty co zrobisz? { $game }
puzzle-question = A Ty co zrobisz?
puzzle-right = Tak! Lepiej się nie da.
puzzle-wrong =
    { $gap ->
        [one] Można lepiej: o { $gap } zwycięstwo na sto.
        [few] Można lepiej: o { $gap } zwycięstwa na sto.
       *[many] Można lepiej: o { $gap } zwycięstw na sto.
    }
puzzle-brings = { $percent } na 100
puzzle-how = Tyle zwycięstw na sto, w tysiącu rozdań botów.
puzzle-whose = To chwila z prawdziwej gry, a ruch jest Twój.
puzzle-next = Następna
