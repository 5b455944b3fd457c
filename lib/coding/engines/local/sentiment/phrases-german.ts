import type { PhraseLists } from "./phrases";

export const GERMAN: PhraseLists = {
  quiet: `
    nicht nur
    kein(?:e|en)? (?:ahnung|angaben?|meinung|änderungen?|vorschläge?|ideen?|wünsche|kommentare?|anmerkungen)
    nichts (?:weiter|besonderes)
    nicht wirklich`,
  contentment: `
    nichts (?:zu (?:bemängeln|meckern|beanstanden|verbessern|kritisieren|beklagen)|auszusetzen|negatives|schlechtes)
    (?:keine|keinerlei|ohne) (?:beschwerden?|probleme?|kritik|mängel|beanstandung(?:en)?)
    (?:kann|können|konnte|konnten) (?:mich |man |uns |wir |ich )?(?:nicht|nichts) (?:beklagen|meckern|beschweren)
    (?:könnte|kann|konnte|hätte) (?:gar |wirklich |echt )?nicht (?:besser|schöner|freundlicher|netter) (?:sein|laufen|gehen)
    weiter so
    alles (?:gut|bestens|super|prima|ok|okay|in ordnung|perfekt|top)
    (?:immer|jederzeit|gerne?) wieder
    (?:nur|sehr|unbedingt|wärmstens|absolut|weiter)? ?(?:zu |weiter)?empfehlen
    daumen hoch
    komm\\p{L}* (?:wir |ich )?(?:sicher |bestimmt |definitiv |sehr |auf jeden fall )*(?:gerne? )?wieder
    nichts besseres
    (?:5|fünf) sterne
    (?:preis|alles) (?:hat ge)?stimmt|stimmt (?:der preis|alles)
    besser geht(?:'s| es)? (?:gar |wirklich )?nicht
    zeit genommen`,
  wishes: `
    (?:könnten?|dürften?|müssten?|sollten?|hätten?) (?:\\p{L}+ ){0,3}?(?:besser|schneller|freundlicher|netter|günstiger|billiger|sauberer|größer|mehr|öfter|häufiger|leiser|früher|länger|einfacher|übersichtlicher|moderner|sein|werden|haben|können|sollen|müssen)
    (?:es )?wäre (?:schön|gut|besser|toll|wünschenswert|nett|hilfreich)
    (?:ich |wir )?wünsch(?:e|en|te|ten) (?:ich |wir )?(?:mir|uns)
    (?:ein )?mangel an
    luft nach oben
    (?:ausbaufähig|verbesserungswürdig|verbesserungsbedürftig|verbesserungsbedarf|nachholbedarf)
    ich wünschte
    mehr (?:\\p{L}+ ){1,2}(?:bitte|wären?|nötig|gewünscht|erwünscht|wünschenswert)
    bitte (?:mehr|weniger|öfter|häufiger|länger|\\p{L}+er(?: \\p{L}+)? machen)
    (?:mehr|besseres|anderes) erwartet
    verbesserungs\\p{L}+
    (?:es )?fehl(?:t|en|te|ten)(?: es)? an
    mangelnde\\p{L}?
    man (?:müsste|sollte|könnte)
    zu wünschen übrig
    (?<=^\\s*)(?:mehr|weniger) (?!als)\\p{L}+(?=(?: \\p{L}+){0,2}\\s*[.!]?$)`,
  blame: `
    (?:an)?statt
    (?:früher|damals|vorher) (?:war|waren|ging|gab)(?: \\p{L}+){0,2}
    (?:nicht|kaum) (?:\\p{L}+ )?(?:zu )?empfehl\\p{L}*
    (?:nicht|funktioniert\\p{L}* nicht|ging nicht|geht nicht)(?: mehr)? (?:richtig )?(?:funktioniert|genug|ausreichend)
    funktioniert (?:\\p{L}+ )?nicht(?: mehr| richtig)?
    finger weg
    geldverschwendung
    zeitverschwendung
    alles andere als \\p{L}+
    (?:na|oh) (?:toll|super|klasse|prima|großartig)
    dauer\\p{L}* (?:ewig|(?:viel |sehr )?(?:zu )?lange)
    stürzt (?:\\p{L}+ ){0,2}ab
    (?:konkurrenz|andere\\p{L}*|mitbewerber|wettbewerb\\p{L}*) (?:ist|sind|war|waren) (?:viel |deutlich )?(?:besser|günstiger|billiger|schneller)
    (?:nicht|nie|niemals) (?:mehr )?wieder
    gestiegen
    teurer geworden
    lässt nach`,
  better: `
    (?:nicht|gar nicht|keineswegs) (?:so )?(?:schlecht|übel|schlimm|verkehrt)
    (?:besser|günstiger|schneller|freundlicher|sauberer|schöner) als
    (?:deutlich|viel|hat sich|haben sich) (?:besser geworden|verbessert)`,
};
