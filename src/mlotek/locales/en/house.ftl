# Words that all games share.
list-and = { $first } and { $last }
list-empty = nothing

refusal-unreadable = I cannot read that.
refusal-game-over = The game is over.
refusal-no-such-seat = There is no such seat.
refusal-not-your-turn = It is not your turn.
refusal-chance-due = The game waits for chance first.
refusal-wrong-chance = That outcome is not what is due.
