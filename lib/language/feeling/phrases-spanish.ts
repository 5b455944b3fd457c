import type { PhraseLists } from "./phrases";

export const SPANISH: PhraseLists = {
  quiet: `
    ni (?:fu ni fa|bien ni mal|bueno ni malo|buena ni mala)
    no (?:solo|sólo|solamente)
    nada (?:más|en especial|en particular)
    sin (?:comentarios|opinión|sugerencias)
    ninguna (?:sugerencia|opinión)`,
  contentment: `
    sin (?:dudarlo|dudar|duda|duda alguna)
    (?:[89]|10|diez) (?:de|sobre) (?:10|diez)
    no (?:le |les |lo |la )?(?:cambiaría|cambiaria)(?:mos)? (?:absolutamente )?nada
    no (?:cambiaría|cambiaria|cambio|modificaría|mejoraría|quitaría)(?:mos)? (?:absolutamente )?nada
    no (?:puedo|podemos|podría) (?:decir|hablar)(?: lo)? suficientes?(?: cosas)?(?: buenas?)?
    no (?:podrían?|puede[ns]?|pudo|podían?|puedo|podría) (?:ser|estar|haber sido|haber estado) más
    (?:casi )?nunca falla[ns]?
    cumple[ns]? (?:con )?(?:lo que promete|su palabra|sus promesas|lo prometido)
    siempre (?:está|están) (?:disponibles?|ahí|dispuest\\p{L}+)
    nada (?:que (?:mejorar|objetar|quejarme|reprochar|decir|criticar)|de (?:qué )?quejarme|malo)
    todo (?:muy )?(?:bien|perfecto|genial|correcto|excelente)
    (?:sin|ningún|ninguna|no (?:tengo|hay|hubo|tuve|tuvimos)(?: ningún| ninguna)?) (?:problemas?|quejas?|pegas?|inconvenientes?)
    no (?:podría|puede|pudo|podía) (?:ser|estar|haber sido|haber estado) mejor
    (?:vale|merece|valió|mereció) la pena
    de maravilla
    (?:volver(?:é|emos|ía|íamos)|repetir(?:é|emos|ía|íamos))
    (?:5|cinco) estrellas
    nada mejor`,
  subjects: `
    (?:relación )?calidad[- /]?precio`,
  turned: `
    no (?:puedo|podría|podemos|se puede|diría|voy a) (?:decir(?:se)?|afirmar)?(?: que)?(?= )
    antes (?:era|eran|estaba|estaban|había|tenía|funcionaba|iba)
    (?:era|eran|fue)(?= (?:mi|nuestr[oa]) )`,
  wishes: `
    (?:estaría|sería|vendría|estarían|serían) (?:\\p{L}+ )?(?:bien|bueno|buena|mejor|ideal|deseable|genial|perfecto|conveniente|útil|estupendo)
    (?<=^\\s*)(?:arregl|mejor|corrij|pong|baj|aument|contrat|respond|añad|quit|revis|actualic|abr)\\p{L}*[ea]n(?= )
    por favor(?<=^\\s*(?:\\p{L}+ ){1,4}[\\p{L}' ]{3,12})(?=\\s*[.!]*$)
    podrían? (?:ser|estar|ir|haber|tener|mejorar(?:se)?|hacer(?:se)?|poner|dar|funcionar|abrir|ofrecer|bajar|venir|responder|atender|contestar|avisar|explicar)
    estaría bien (?:que|si)
    (?:hay|queda|tienen?|tiene) (?:mucho|bastante|cosas) (?:que|por|para) mejorar
    deberían?(?: \\p{L}+)?
    tendrían? que
    (?:hace |hacen )?falt(?:a|an|aba|aban|ó)
    ojalá
    (?:me|nos) gustaría
    sería (?:bueno|mejor|ideal|deseable|conveniente|genial)
    carencia de
    escasez de
    margen de mejora
    (?:se )?puede[ns]? mejorar
    por mejorar
    más (?:\\p{L}+ ){1,2}por favor
    esperaba (?:más|mejor|algo (?:más|mejor))
    necesitan? (?:más|mejorar)
    mucho que desear
    (?:me|nos) (?:habría|hubiera|hubiese) gustado
    (?<=^\\s*)(?:más|menos) (?!que)\\p{L}+(?=(?: \\p{L}+){0,2}\\s*[.!]?$)`,
  over: `
    ya no (?:es|son|está|están) (?:lo que|la que|el que|los que|las que|lo mismo|igual|como)(?: er\\p{L}+| antes)?
    (?:ha|han) (?:bajado|empeorado|decaído|caído)(?: mucho)?`,
  blame: `
    (?:muchas?|largas?|demasiadas?) colas?
    (?:bien|buen[oa]s?|genial|perfect[oa]|content[oa]|satisfech[oa]),? hasta que
    (?:cobr|carg)\\p{L}+ (?:dos veces|doble|de más|por duplicado|de nuevo)
    lo cambiaría todo|cambiaría todo
    ni una sola vez
    (?:solo|sólo|únicamente) (?:piensan?|les importa|les interesa|miran?)(?: en| por)?(?: ellos| sí mismos| el dinero| su)?
    otra vez (?:sin|lo mismo|igual|tarde|el|la)
    no (?:\\p{L}+ )?tan \\p{L}+ como
    en (?:vez|lugar) de
    no (?:vale|merece|valió) la pena
    nunca más
    no (?:lo |la |los |las |se lo )?(?:recomiendo|recomendaría|recomendamos|volveré|volveremos|volvería|compraría|compren|compres)
    no (?:funciona|funcionan|funcionó|funcionaba|sirve|sirven|sirvió)
    dej(?:ó|a|aron) de funcionar
    (?:pérdida|perder|perdida) (?:de |el |mi )?(?:tiempo|dinero)
    (?:todo|cualquier cosa) menos \\p{L}+
    se (?:cuelga|bloquea|cae|cierra)n?
    qué bien,? otr[oa]
    (?:competencia|otr[oa]s) (?:es|son|está|están) (?:mucho )?(?:mejor(?:es)?|más barat[oa]s?)
    tarda(?:n|ron)? (?:mucho|demasiado|una eternidad)
    (?:han|ha) subido|subieron`,
  troubles: `
    tard(?:ó|aron|a|an) (?:\\p{L}+ |\\d+ ){0,2}(?:semanas|meses|horas|días|años)
    como (?:a )?(?:un )?números?
    de un(?:a)? (?:\\p{L}+ )?a otr[oa]
    (?<=^[\\s¿]*)(?:y |pero )?por ?qu[eé] (?!me (?:gusta|encanta))
    (?:tuve|tuvimos|tengo|tenemos|hay|tienes|tuvo) que (?:esperar|llamar|volver|repetir|pagar|reclamar|insistir|hacer cola|pelear|pedir|ir otra|rellenar)`,
  better: `
    al día siguiente|el mismo día
    (?:solo|sólo) (?:tardó|tardaron|esperé|esperamos)
    (?:ni un|ningún|sin un) solo (?:problema|fallo|error|retraso)
    nada mal
    no est(?:á|án|aba|aban|uvo) (?:nada )?mal
    no es (?:tan )?mal[oa]
    mejor(?:es)? (?:de lo )?que
    ha(?:n)? mejorado`,
};
