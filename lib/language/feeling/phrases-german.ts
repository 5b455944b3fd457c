import type { PhraseLists } from "./phrases";

export const GERMAN: PhraseLists = {
  quiet: `
    nicht nur
    kein(?:e|en)? (?:ahnung|angaben?|meinung|änderungen?|vorschläge?|ideen?|wünsche|kommentare?|anmerkungen)
    nichts (?:weiter|besonderes)
    nicht wirklich`,
  contentment: `
    ohne (?:zu zögern|zögern|zweifel|jeden zweifel)
    (?:[89]|10) von 10|[45] von 5
    vorfreude|freue mich (?:schon )?(?:auf|aufs|wieder)
    (?:kein|keinen|ohne|nie|nichts) (?:\\p{L}+ )?(?:grund|anlass) (?:zu(?:m|r)?|für|sich zu)? ?(?:meckern|klagen|klage|beschwerden?|kritik|beanstandung\\p{L}*|beschweren)
    (?:da |hier )?kann man (?:wirklich |echt |absolut |eigentlich )?(?:nichts|nicht) (?:sagen|aussetzen|meckern)
    besser geht(?:'s|s| es)? (?:gar |wirklich |kaum |echt )?(?:nicht|nimmer)
    würde (?:ich |gar |wirklich |echt |daran |dort )*nichts (?:\\p{L}+ )?(?:ändern|anders machen|verbessern)
    (?:nichts|nix) (?:zu )?(?:ändern|anders machen)
    offenes ohr
    (?:viel |genug |genügend |ausreichend |immer |sich )*zeit (?:für \\p{L}+ )?(?:genommen|nimmt|nehmen|nahm|nahmen)
    (?:nimmt|nehmen|nahm|nahmen) sich (?:\\p{L}+ ){0,2}zeit
    (?:hält|halten|gehalten|hielt),? was (?:\\p{L}+ )?verspr\\p{L}+
    (?:immer|stets) (?:\\p{L}+ )?(?:da|erreichbar|ansprechbar)
    rundum
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
  subjects: `
    preis[- /]?leistungs?(?:[- ]?verhältnis)?
    work[- ]life[- ]balance`,
  turned: `
    weder(?= (?:\\p{L}+ ){1,5}noch )
    (?:kann|konnte|könnte|würde|will|möchte|lässt sich) (?:man |ich |wir |leider |wirklich |echt |sich )*(?:nicht|kaum|schwer|schwerlich) (?:gerade |unbedingt |ernsthaft )?(?:behaupten|sagen|sprechen)(?:,? dass|,? daß)?
    nicht (?:gerade|unbedingt)
    (?:war|waren|gab es|hatte|hatten|lief) (?:\\p{L}+ )?(?:mal|einmal|früher|einst|damals)
    (?:früher|damals|einst|vorher) (?:war|waren|ging|gab|hatte|hatten|lief|liefen)`,
  wishes: `
    wären? (?:\\p{L}+ )?(?:schön|gut|besser|toll|super|klasse|genial|prima|ideal|perfekt|cool|wünschenswert|nett|hilfreich|praktisch|sinnvoll)
    hätten? (?:\\p{L}+ ){0,2}(?:besser|schneller|freundlicher|mehr)
    bitte (?:\\p{L}+ ){1,5}(?:beheben|verbessern|einführen|ändern|anbieten|reparieren|abschaffen|einstellen|senken|erhöhen|erweitern|hinzufügen|einbauen)
    bitte(?<=^\\s*(?:\\p{L}+ ){1,4}[\\p{L}' ]{3,12})(?=\\s*[.!]*$)
    (?:das |es |da )?(?:geht|ginge|ging) (?:auch |sicher |bestimmt |noch |viel |deutlich )*(?:besser|schneller|günstiger|billiger|freundlicher|einfacher)(?!,? (?:als|nicht))
    könnten? (?:\\p{L}+ ){0,3}?\\p{L}{3,}er (?:\\p{L}+ )?(?:gehen|laufen|funktionieren|ablaufen|machen|kommen)
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
  over: `
    (?:hat|haben|ist|sind) (?:\\p{L}+ )?(?:nachgelassen|abgenommen|schlechter geworden|gesunken|verschlechtert)
    (?:nicht|nichts) mehr (?:das|die|der|so)?,? ?(?:was|wie) (?:es|er|sie|das) (?:mal |einmal |früher )?war`,
  blame: `
    [0-3] von 10|[01] von 5
    (?:gut|super|zufrieden|toll|problemlos|prima|perfekt),? bis (?:ich|er|sie|es|wir|die|der|das|man|vor|zum)
    (?:doppelt|zweimal|mehrfach) (?:abgebucht|berechnet|bezahlt|belastet|ausfüllen)
    (?:niemand|keiner|keinen|niemanden|nie jemanden?) (?:\\p{L}+ )?(?:erreich\\p{L}*|zuständig|da)
    erreicht (?:man )?(?:\\p{L}+ )?(?:niemand\\p{L}*|keinen)
    (?:lügt|lügen|belügen|belügt|belogen)(?: uns| die \\p{L}+)?(?: an)?
    unterdurchschnittlich\\p{L}*
    kein einziges mal
    nicht ein(?:mal| einziges mal)
    (?:denken|denkt|interessier\\p{L}+) (?:sich )?nur (?:an|für) (?:sich|ihr\\p{L}*|geld|profit)
    würde (?:ich )?(?:fast |so gut wie )?alles (?:ändern|anders machen)
    selten(?! (?:so )?(?:ein |eine |einen |etwas |was )?(?:so |gut|schön|toll|nett|probleme?|ärger|fehler))
    (?:an)?statt
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
  troubles: `
    dauer(?:t|te|n|ten) (?:\\p{L}+ |\\d+ ){0,3}(?:wochen|monate|stunden|tage|jahre)
    (?:nur|bloß|wie) (?:\\p{L}+ )?eine? nummer
    von (?:einer|einem) (?:\\p{L}+ )?(?:zur|zum) (?:nächsten|anderen)
    (?<=^\\s*)(?:aber |und )?(?:warum|wieso|weshalb|wozu) (?:muss|müssen|ist|sind|dauert|gibt|kann|können|wird|werden|hat|haben|geht|kommt|darf|soll|nicht|kostet)
    (?:musste|mussten|muss|müssen) (?:\\p{L}+ ){0,4}(?:warten|anrufen|nachfragen|hinterherlaufen|kämpfen|suchen|bezahlen|zahlen|wiederholen|ausfüllen|erklären|nachhaken|betteln)
    warteschleife
    ständig neue?\\p{L}?`,
  better: `
    (?:am|schon am) (?:nächsten|selben|gleichen) tag
    (?:nur|gerade mal|bloß) (?:\\p{L}+ |\\d+ ){1,2}(?:minuten?|tage?|stunden?) (?:gewartet|gedauert|warten)
    (?:nicht|kein|keine|nie|ohne) (?:ein(?:e|en)? )?(?:einzige[ns]?) (?:problem|fehler|ausfall|störung|panne)
    (?:nicht|gar nicht|keineswegs) (?:so )?(?:schlecht|übel|schlimm|verkehrt)
    (?:besser|günstiger|schneller|freundlicher|sauberer|schöner) als
    (?:deutlich|viel|hat sich|haben sich) (?:besser geworden|verbessert)`,
};
