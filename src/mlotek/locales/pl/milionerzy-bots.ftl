# Milionerzy i Bankruci: czemu bot robi to, co robi, w jednym zdaniu.
milionerzy-why-cheapest-luxury = luksusu { $luxury } najmniej mi szkoda
milionerzy-why-only-luxury = oddaję luksus { $luxury }: innego nie mam
milionerzy-why-worth-it = daję { $total }: dla mnie to warte około { $worth }
milionerzy-why-worth-avoiding = daję { $total }: uniknąć tego jest warte około { $worth }
milionerzy-why-too-dear = pas: { $total } to więcej niż { $worth }, tyle to dla mnie warte
milionerzy-why-too-poor = pas: bez { $total } mogę zostać z mniejszą kasą niż { $who }
milionerzy-why-no-raise = pas: nie mam czym przebić
milionerzy-why-let-it-come = biorę: { $tile }. Uniknąć tego jest warte najwyżej { $worth }
milionerzy-why-not-this-time = pas: nie mam ochoty licytować
