# Targ: co mówi stół.
targ-name = Targ
targ-hook = Wszyscy handlują naraz: zbierz swoje towary i krzyknij STOP!
targ-minutes = 25 min

targ-good-bricks = cegły
targ-good-grain = zboże
targ-good-cloth = sukno
targ-good-sheep = owce
targ-good-fish = ryby
targ-good-gold = złoto
targ-good-coffee = kawa
targ-good-wood = drewno
targ-good-pigs = prosiaki

# Karta na środku jest zawsze jedna.
targ-centre-bricks = { targ-good-bricks }
targ-centre-grain = { targ-good-grain }
targ-centre-cloth = { targ-good-cloth }
targ-centre-sheep = { targ-good-sheep }
targ-centre-fish = { targ-good-fish }
targ-centre-gold = { targ-good-gold }
targ-centre-coffee = { targ-good-coffee }
targ-centre-wood = { targ-good-wood }
targ-centre-pigs = { targ-good-pigs }

# Liczone towary stoją w bierniku: „daje 1 rybę”, „za 2 ryby”, „bierze 5 ryb”.
targ-count-bricks =
    { $n ->
        [one] { $n } cegłę
        [few] { $n } cegły
       *[many] { $n } cegieł
    }
targ-count-grain =
    { $n ->
        [one] { $n } zboże
       *[many] { $n } zboża
    }
targ-count-cloth =
    { $n ->
        [one] { $n } sukno
       *[many] { $n } sukna
    }
targ-count-sheep =
    { $n ->
        [one] { $n } owcę
        [few] { $n } owce
       *[many] { $n } owiec
    }
targ-count-fish =
    { $n ->
        [one] { $n } rybę
        [few] { $n } ryby
       *[many] { $n } ryb
    }
targ-count-gold =
    { $n ->
        [one] { $n } złoto
       *[many] { $n } złota
    }
targ-count-coffee =
    { $n ->
        [one] { $n } kawę
        [few] { $n } kawy
       *[many] { $n } kaw
    }
targ-count-wood =
    { $n ->
        [one] { $n } drewno
       *[many] { $n } drewna
    }
targ-count-pigs =
    { $n ->
        [one] { $n } prosiaka
        [few] { $n } prosiaki
       *[many] { $n } prosiaków
    }

targ-event-hand-dealt =
    { $hand ->
        [unknown] { $seat } dostaje karty.
       *[other]
            { $seat-is ->
                [me] Dostajesz { $hand }.
               *[other] { $seat } dostaje { $hand }.
            }
    }
targ-event-starter-drawn =
    { $seat-is ->
        [me] Losowanie: pierwszą rundę rozdajesz Ty.
       *[other] Losowanie: pierwszą rundę rozdaje { $seat }.
    }
targ-event-round-begun =
    Runda { $round }. { $dealer-is ->
        [me] Odkrywasz
       *[other] { $dealer } odkrywa
    } kartę na środku: { $centre }. Targ otwarty!
targ-event-offer-shouted =
    { $seat-is ->
        [me] Ogłaszasz
       *[other] { $seat } ogłasza
    }{ $to ->
        [unknown] { "" }
       *[other]
            { $to-is ->
                [me] { " " }dla Ciebie
               *[other] { " " }(dla: { $to })
            }
    }: { $want-size ->
        [0] oddam { $give } za darmo!
       *[other] dam { $give } za { $want }!
    }
targ-event-offer-replaced =
    { $seat-is ->
        [me] Nowa oferta zastępuje Twoją starszą.
       *[other] { $seat } zastępuje starszą ofertę nową.
    }
targ-event-offer-withdrawn =
    { $seat-is ->
        [me] Wycofujesz swoją ofertę.
       *[other] { $seat } wycofuje swoją ofertę.
    }
targ-event-offer-voided =
    { $seat-is ->
        [me] Nie masz już tych kart: Twoja oferta znika.
       *[other] { $seat } nie ma już tych kart: oferta znika.
    }
targ-event-traded =
    { $want-size ->
        [0]
            { $seat-is ->
                [me] Oddajesz za darmo { $give }, bierze { $partner }.
               *[other]
                    { $partner-is ->
                        [me] { $seat } daje Ci za darmo { $give }.
                       *[other] { $seat } oddaje za darmo { $give }, bierze { $partner }.
                    }
            }
       *[other]
            { $seat-is ->
                [me] Dajesz { $give } za { $want }, bierze { $partner }.
               *[other]
                    { $partner-is ->
                        [me] { $seat } daje Ci { $give } za { $want }.
                       *[other] { $seat } daje { $give }, a { $partner } { $want }.
                    }
            }
    }
targ-event-centre-swapped =
    { $seat-is ->
        [me] Kładziesz na środek { $put } i bierzesz { $taken }.
       *[other] { $seat } kładzie na środek { $put } i bierze { $taken }.
    }
targ-event-said-done =
    { $seat-is ->
        [me] Czekasz.
       *[other] { $seat } czeka.
    }
targ-event-stop-shouted =
    { $seat-is ->
        [me] Krzyczysz STOP
       *[other] { $seat } krzyczy STOP
    }{ $right ->
        [yes]
            { $seat-is ->
                [me] { " " }i masz rację: { $points } punktów.
               *[other] { " " }i ma rację: { $points } punktów.
            }
       *[no] , ale niesłusznie: { $points } punktów.
    }
targ-event-round-ended =
    { $ending ->
        [stop] STOP kończy rundę { $round }.
        [limit] Runda { $round } kończy się na limicie działań.
       *[quiet] Nikt już nie handluje: runda { $round } się kończy.
    } Na środku: { $centre }.
targ-event-hand-scored =
    { $seat-is ->
        [me] Odkrywasz
       *[other] { $seat } odkrywa
    } { $hand-size ->
        [0] pustą rękę
       *[other] { $hand }
    }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } w tej rundzie, razem { $score }.
targ-event-game-ended =
    Targ się zamyka. { $winners-is ->
        [me]
            { $winners-size ->
                [one] Wygrywasz!
               *[other] Wygrywacie razem: { $winners }.
            }
       *[other]
            { $winners-size ->
                [one] Wygrywa { $winners }.
               *[other] Wygrywają razem: { $winners }.
            }
    }

targ-refusal-not-now = Handel zaczyna się, gdy odkryta jest karta na środku.
targ-refusal-no-such-goods = Nie ma takich towarów na targu.
targ-refusal-nothing-given = W ofercie oddajesz co najmniej jedną kartę.
targ-refusal-cards-not-held = Możesz oferować tylko karty, które masz na ręce.
targ-refusal-same-good-both-ways = W jednej ofercie nie można dawać i chcieć tego samego towaru.
targ-refusal-wants-too-many = Tylu kart tego towaru nie ma w grze.
targ-refusal-offer-to-oneself = Oferta jest dla wszystkich albo dla kogoś innego.
targ-refusal-no-such-addressee = Nie ma takiego miejsca przy stole.
targ-refusal-no-such-offer = Oferty o tym numerze jeszcze nie było.
targ-refusal-offer-gone = Tej oferty już nie ma.
targ-refusal-own-offer = Nie można przyjąć własnej oferty.
targ-refusal-not-addressed-to-you = Ta oferta jest dla kogoś innego.
targ-refusal-wanted-not-held = Nie masz kart, których chce ta oferta.
targ-refusal-nothing-to-withdraw = Nie ma na stole oferty o tym numerze.
targ-refusal-not-your-offer = Wycofać możesz tylko własną ofertę.
targ-refusal-swap-with-empty-hand = Do wymiany ze środkiem potrzebna jest karta na ręce.
targ-refusal-same-as-centre = Na środku leży już ten sam towar.
targ-refusal-swap-not-held = Na środek możesz położyć tylko kartę z ręki.
targ-refusal-stop-with-empty-hand = Z pustą ręką nie można krzyknąć STOP.
targ-refusal-stop-missed = W tej rundzie Twój STOP był już zły, więc drugi raz nie krzykniesz.
targ-refusal-already-done = Już czekasz; zmieni to dopiero wymiana, zamiana środka albo nowa oferta.
