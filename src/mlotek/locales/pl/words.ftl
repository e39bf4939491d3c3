# Słowa działań: formy, które można wpisać; pierwsza jest pokazywana.

## Milionerzy i Bankruci
milionerzy-word-bid = licytuj licytuję dokładam dołóż daję
milionerzy-word-pass = pas pasuję
milionerzy-word-discard = oddaj oddaję

## Modern Art
modern-art-word-put = wystaw wystawiam
modern-art-word-add = dołóż dokładam
modern-art-word-none = nic
modern-art-word-bid = licytuj licytuję daję przebijam
modern-art-word-pass = pas pasuję
modern-art-word-seal = dłoń zamykam zamknij
modern-art-word-price = cena
modern-art-word-buy = kupuję kup
modern-art-word-flip = odkryj odkrywam
modern-art-word-keep = zostaw zostawiam
modern-art-word-open = otwarta
modern-art-word-once = jednorazowa
modern-art-word-sealed = zamknięta
modern-art-word-fixed = ustalona
modern-art-word-double = łączona

## Nie blefuj!
nie-blefuj-word-target = wskaż wskazuję
nie-blefuj-word-offer = oferuj oferuję podaję kładę
nie-blefuj-word-claim = mówię zapowiadam
nie-blefuj-word-take = biorę weź
nie-blefuj-word-open = otwieram otwórz
nie-blefuj-word-add = dołóż dokładam
nie-blefuj-word-pay = płacę zapłać
nie-blefuj-word-0 = 0 blef

## Targ
targ-word-offer = oferta oferuję daję dam
targ-word-for = za
targ-word-to = do dla
targ-word-nothing = nic darmo
targ-word-accept = przyjmij przyjmuję biorę
targ-word-withdraw = wycofaj wycofuję
targ-word-swap = zamień zamieniam
targ-word-stop = stop stop!
targ-word-done = kończę gotowe pas pasuję
targ-word-bricks = cegłę cegła cegły cegieł
targ-word-grain = zboże zboża zbóż
targ-word-cloth = sukno sukna sukien
targ-word-sheep = owcę owca owce owiec
targ-word-fish = rybę ryba ryby ryb
targ-word-gold = złoto złota złot
targ-word-coffee = kawę kawa kawy kaw
targ-word-wood = drewno drewna drewien
targ-word-pigs = prosiaka prosiak prosiaki prosiaków

## O co można zapytać
terminal-command-help = pomoc
terminal-command-why = dlaczego czemu
terminal-command-rules = zasady zasada reguły
terminal-command-log = dziennik historia
terminal-command-hand = ręka reka
terminal-command-table = stół plansza kto targ oferty
terminal-command-hint = podpowiedź rada
terminal-command-odds = szanse
terminal-command-auto = auto automat
terminal-command-save = zapisz
terminal-command-quit = koniec wyjdź wyjście
