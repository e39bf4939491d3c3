# Modern Art in the edition “pigments”: other artists, the same paintings.

modern-art-artist-umbra = Umbra
modern-art-artist-siena = Siena
modern-art-artist-cobalt = Cobalt
modern-art-artist-cinnabar = Cinnabar
modern-art-artist-ochre = Ochre

modern-art-card-umbra-open = { modern-art-artist-umbra } ({ modern-art-kind-open })
modern-art-card-umbra-once = { modern-art-artist-umbra } ({ modern-art-kind-once })
modern-art-card-umbra-sealed = { modern-art-artist-umbra } ({ modern-art-kind-sealed })
modern-art-card-umbra-fixed = { modern-art-artist-umbra } ({ modern-art-kind-fixed })
modern-art-card-umbra-double = { modern-art-artist-umbra } ({ modern-art-kind-double })
modern-art-card-siena-open = { modern-art-artist-siena } ({ modern-art-kind-open })
modern-art-card-siena-once = { modern-art-artist-siena } ({ modern-art-kind-once })
modern-art-card-siena-sealed = { modern-art-artist-siena } ({ modern-art-kind-sealed })
modern-art-card-siena-fixed = { modern-art-artist-siena } ({ modern-art-kind-fixed })
modern-art-card-siena-double = { modern-art-artist-siena } ({ modern-art-kind-double })
modern-art-card-cobalt-open = { modern-art-artist-cobalt } ({ modern-art-kind-open })
modern-art-card-cobalt-once = { modern-art-artist-cobalt } ({ modern-art-kind-once })
modern-art-card-cobalt-sealed = { modern-art-artist-cobalt } ({ modern-art-kind-sealed })
modern-art-card-cobalt-fixed = { modern-art-artist-cobalt } ({ modern-art-kind-fixed })
modern-art-card-cobalt-double = { modern-art-artist-cobalt } ({ modern-art-kind-double })
modern-art-card-cinnabar-open = { modern-art-artist-cinnabar } ({ modern-art-kind-open })
modern-art-card-cinnabar-once = { modern-art-artist-cinnabar } ({ modern-art-kind-once })
modern-art-card-cinnabar-sealed = { modern-art-artist-cinnabar } ({ modern-art-kind-sealed })
modern-art-card-cinnabar-fixed = { modern-art-artist-cinnabar } ({ modern-art-kind-fixed })
modern-art-card-cinnabar-double = { modern-art-artist-cinnabar } ({ modern-art-kind-double })
modern-art-card-ochre-open = { modern-art-artist-ochre } ({ modern-art-kind-open })
modern-art-card-ochre-once = { modern-art-artist-ochre } ({ modern-art-kind-once })
modern-art-card-ochre-sealed = { modern-art-artist-ochre } ({ modern-art-kind-sealed })
modern-art-card-ochre-fixed = { modern-art-artist-ochre } ({ modern-art-kind-fixed })
modern-art-card-ochre-double = { modern-art-artist-ochre } ({ modern-art-kind-double })

modern-art-word-cobalt = cobalt
modern-art-word-cinnabar = cinnabar
modern-art-word-ochre = ochre
