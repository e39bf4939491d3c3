# Co słyszy ten, kto gra, czytając i odpowiadając, na przykład model językowy.

prompt-you-are = Grasz jako { $name } na miejscu { $seat }. Miejsca liczy się od 0.
prompt-answer = Odpowiedz jedną akcją, słowo w słowo, samą albo w [nawiasach].
prompt-question = Możesz: { $legal }
prompt-bid-up-to = Albo „bid-up-to” i kwota: najtańsze oferty złożą się same aż do niej, a potem spasujesz.
prompt-refused = Tego nie można zrobić: { $reason }
