# Co boty mówią o sobie, w każdej grze.
bots-level-random = losowy
bots-level-novice = nowicjusz
bots-level-regular = stały bywalec
bots-level-shrewd = wyga
bots-level-searcher = badacz
bots-level-master = mistrz
bots-step = poziom { $number } z { $count }

# Jak bot gra, jednym słowem.
bots-temper-calm = spokojnie
bots-temper-thrifty = oszczędnie
bots-temper-lavish = hojnie
bots-temper-bold = śmiało
bots-temper-careful = ostrożnie
bots-temper-honest = uczciwie
bots-temper-sly = przebiegle
bots-temper-patient = cierpliwie
bots-temper-hasty = pochopnie

bots-why-chance = na chybił trafił
bots-why-default = zabrakło odpowiedzi, więc ruch domyślny
bots-why-tried =
    { $worlds ->
        [one] wypróbowane w jednej wyobrażonej grze: około { $share }% szans na wygraną, przy zwykłym ruchu { $instead }%
       *[other] wypróbowane w { $worlds } wyobrażonych grach: około { $share }% szans na wygraną, przy zwykłym ruchu { $instead }%
    }
bots-why-tried-short = około { $share }% szans na wygraną, przy zwykłym ruchu { $instead }%
bots-why-net = z równymi sobie szansa na wygraną to około { $percent }%
bots-why-net-or = z równymi sobie szansa na wygraną to około { $percent }%; pewność { $sure }%, a może: { $other }
bots-why-net-short = szansa na wygraną to około { $percent }%
bots-why-net-or-short = szansa na wygraną to około { $percent }%
