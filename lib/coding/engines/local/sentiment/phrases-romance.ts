import type { PhraseLists } from "./phrases";

export const SPANISH: PhraseLists = {
  quiet: `
    no (?:solo|sólo|solamente)
    nada (?:más|en especial|en particular)
    sin (?:comentarios|opinión|sugerencias)
    ninguna (?:sugerencia|opinión)`,
  contentment: `
    nada (?:que (?:mejorar|objetar|quejarme|reprochar|decir|criticar)|de (?:qué )?quejarme|malo)
    todo (?:muy )?(?:bien|perfecto|genial|correcto|excelente)
    (?:sin|ningún|ninguna|no (?:tengo|hay|hubo|tuve|tuvimos)(?: ningún| ninguna)?) (?:problemas?|quejas?|pegas?|inconvenientes?)
    no (?:podría|puede|pudo|podía) (?:ser|estar|haber sido|haber estado) mejor
    (?:vale|merece|valió|mereció) la pena
    de maravilla
    (?:volver(?:é|emos|ía|íamos)|repetir(?:é|emos|ía|íamos))
    (?:5|cinco) estrellas
    nada mejor`,
  wishes: `
    podrían? (?:ser|estar|haber|tener|mejorar|hacer|poner|dar)
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
  blame: `
    en (?:vez|lugar) de
    no (?:vale|merece|valió) la pena
    nunca más
    antes (?:era|eran|estaba|había)(?: \\p{L}+)?
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
  better: `
    nada mal
    no est(?:á|án|aba|aban|uvo) (?:nada )?mal
    no es (?:tan )?mal[oa]
    mejor(?:es)? que
    ha(?:n)? mejorado`,
};

export const FRENCH: PhraseLists = {
  quiet: `
    non seulement
    pas seulement
    rien (?:de (?:plus|spécial|particulier)|d'autre)
    aucune? (?:idée|avis|commentaire|suggestion)
    sans (?:avis|opinion|commentaires?)
    pas vraiment|non merci`,
  contentment: `
    rien à (?:redire|dire|signaler|améliorer|reprocher|critiquer)
    tout (?:est |était |a été )?(?:très )?(?:bien|parfait|nickel|super)
    (?:sans|aucun|aucune|pas de|pas eu de) (?:problèmes?|soucis?|plaintes?|reproches?)
    n(?:e |')(?:pourrait|peut|pouvait|aurait pu) (?:pas )?être mieux
    (?:vaut|mérite) (?:le détour|la peine|le coup)
    continuez (?:comme ça|ainsi)
    pas faire mieux
    rien de mieux
    pas à (?:me|nous) plaindre
    (?:y )?reviendr(?:ai|ons|ais)
    (?:5|cinq) étoiles
    au top
    (?:grand|large|beau|bon) choix
    trop (?:bien|bon|bonne|cool|top|sympa|beau|belle)`,
  wishes: `
    (?:pourrai(?:t|ent)|devrai(?:t|ent)|aurai(?:t|ent) (?:pu|dû)) (?:être|faire|avoir|mettre|proposer|améliorer)?
    il faudrait
    (?:un )?manque (?:de|d'\\p{L}+)
    (?:j'aimerais|j'aurais aimé|nous aurions aimé|je souhaiterais)
    (?:serait|aurait été) (?:bien|mieux|bon|souhaitable|préférable|utile)
    (?:peut|peuvent|doit|doivent) (?:mieux faire|faire mieux)
    si seulement
    plus d(?:e |')(?:\\p{L}+ ){1,2}(?:svp|s'il vous pla[iî]t)
    m'attendais à (?:mieux|plus)
    il faut
    à améliorer
    laiss(?:e|ent|ait) à désirer
    (?<=^\\s*)(?:plus|moins) d(?:e |')\\p{L}+(?=(?: \\p{L}+){0,2}\\s*[.!]?$)`,
  blame: `
    au lieu (?:de|d'\\p{L}+)
    plus jamais
    dommage
    (?:ne )?(?:vaut|valait|valent) pas
    (?:c'était mieux avant|avant,? c'était mieux)
    pas (?:assez|suffisamment)(?: de)?
    (?:ne )?(?:fonctionne|fonctionnent|marche|marchent|fonctionnait) (?:pas|plus)
    (?:perte|perdre) (?:de |son )?(?:temps|argent)
    (?:ne )?recommande pas
    à éviter
    à fuir
    tout sauf \\p{L}+
    j'(?:aime|apprécie|ai aimé|ai apprécié) (?:vraiment |du tout |trop )?pas|j'ai pas (?:aimé|apprécié)
    (?:génial|super|bravo|parfait),? encore une?
    (?:concurrence|autres) (?:est|sont|fait|font) (?:bien |beaucoup )?(?:mieux|meilleure?s?|moins ch(?:er|ère)s?)
    (?:ont|a) augmenté`,
  better: `
    pas (?:si )?mal(?! de)
    pas mauvais(?:e|es)?
    (?:mieux|meilleure?s?) qu(?:e|')
    s'est (?:bien |beaucoup )?amélioré(?:e|s)?`,
};

export const PORTUGUESE: PhraseLists = {
  quiet: `
    não (?:só|apenas|somente)
    nada (?:mais|em especial|a acrescentar)
    sem (?:comentários?|opinião|sugestões)
    nenhuma (?:sugestão|opinião)
    não sei`,
  contentment: `
    nada a (?:reclamar|melhorar|apontar|dizer|criticar)
    tudo (?:muito )?(?:bem|bom|ótimo|certo|perfeito|excelente)
    (?:sem|nenhum|nenhuma|não (?:tenho|há|houve|tive|tivemos)(?: nenhum| nenhuma)?) (?:problemas?|reclamaç(?:ão|ões)|queixas?)
    não (?:poderia|podia|pode) (?:ser|estar|ter sido) melhor
    (?:vale|valeu) a pena
    de parabéns
    continuem assim
    (?:voltar(?:ei|emos|ia)|(?:vou|vamos) voltar)
    nota (?:10|dez)
    (?:5|cinco) estrelas`,
  wishes: `
    poderiam? (?:ser|estar|haver|ter|melhorar|fazer|colocar|dar)
    podiam? (?:ser|estar|haver|ter|melhorar)
    deveriam?(?: \\p{L}+)?
    falt(?:a|am|ou|aram|ava)
    tomara
    gostaria(?:m|mos)?
    seria (?:bom|melhor|ideal|desejável|interessante|ótimo)
    (?:precisam?|pode[m]?) melhorar
    precisam? (?:de )?mais
    (?:devia|deviam|deve|devem) (?:ser|estar|ter|haver)
    t[eê]m que
    quem dera
    mais (?:\\p{L}+ ){1,2}por favor
    esperava (?:mais|melhor|algo (?:mais|melhor))
    precisam? de
    (?:deixa|deixam|deixou) (?:muito )?a desejar
    (?<=^\\s*)(?:mais|menos) (?!que|do|ou)\\p{L}+(?=(?: \\p{L}+){0,2}\\s*[.!]?$)`,
  blame: `
    (?:em vez|ao invés) d[eoa]
    não (?:vale|valeu) a pena
    nunca mais
    antes (?:era|eram|estava|havia)(?: \\p{L}+)?
    não (?:o |a )?(?:recomendo|recomendaria|recomendamos|volto|voltarei|voltaria|compraria|comprem)
    não (?:funciona|funcionam|funcionou|funcionava|serve|presta)
    parou de funcionar
    perda de (?:tempo|dinheiro)
    tudo menos \\p{L}+
    que bom,? (?:outr[oa]|mais um)
    trava(?:m|ndo)?
    (?:concorrência|outr[oa]s) (?:é|são|está|estão) (?:muito )?(?:melhor(?:es)?|mais barat[oa]s?)
    subiram|aumentaram`,
  better: `
    nada mal
    não (?:é|está|foi|estava) (?:nada |tão )?(?:mau|má|ruim|mal)
    melhor(?:es)? (?:do )?que
    (?:melhorou|melhoraram)(?: muito| bastante)?`,
};
