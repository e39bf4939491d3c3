# Słowa wspólne dla wszystkich gier.
list-and = { $first } i { $last }
list-empty = nic

refusal-unreadable = Nie rozumiem tego polecenia.
refusal-game-over = Gra jest skończona.
refusal-no-such-seat = Nie ma takiego miejsca przy stole.
refusal-not-your-turn = To nie Twoja kolej.
refusal-chance-due = Gra czeka najpierw na los.
refusal-wrong-chance = Nie o taki los teraz chodzi.
