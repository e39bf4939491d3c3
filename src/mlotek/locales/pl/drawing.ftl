# Stół w miniaturze, w notatniku: co gdzie leży.

drawing-tile = Do wygrania
drawing-stack = Stos
drawing-highest = Najwyższa oferta
drawing-laid = Wyłożone
drawing-money = Pieniądze
drawing-tiles = Płytki
drawing-centre = Środek
drawing-offers = Oferty
drawing-cards = Na ręce
drawing-points = Punkty
drawing-opened = Otwarte
drawing-claim = Zapewnienie
drawing-bank = Bank
drawing-market = Rynek
drawing-auction = Na aukcji
drawing-bought = Kupione
drawing-prizes = Nagrody
drawing-stake = Stawka
drawing-story = Dotąd
