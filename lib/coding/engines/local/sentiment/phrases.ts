/** A set phrase or sign and the feeling it has, whatever its words. */
export type Phrase = readonly [pattern: RegExp, value: number];

const phrase = (list: string, value: number): Phrase => [
  new RegExp(`(?<!\\p{L})(?:${list.trim().replace(/\s*\n\s*/g, "|")})(?!\\p{L})`, "giu"),
  value,
];

/** Whole phrases whose feeling their words do not show, by language; the first that fits takes its words away. */
export const PHRASES: Readonly<Record<string, readonly Phrase[]>> = {
  en: [
    phrase(
      `(?:nothing|not(?:hing)? much|little) (?:to|i|we|really|you|that|at all|could|can|needs?|was|were|is)* ?(?:to )?(?:complain|fault|improve|change|criticise|criticize|be improved|be better|better|wrong|bad|too much trouble)
      (?:can(?:'t|not|t| not)|could(?:n't|nt| not)|no) (?:really )?(?:fault|complain|complaints?|problems?|issues?|be (?:better|bettered|faulted|improved)|(?:be|have been) (?:better|happier|nicer|kinder|friendlier|easier|more (?:helpful|friendly|pleased|supportive|caring|satisfied|professional|attentive|welcoming))|ask for (?:more|better)|find (?:any )?fault|criticisms?|concerns?)
      without (?:a|any|the slightest) (?:problems?|issues?|complaints?|hitch(?:es)?|trouble|delays?)`,
      3,
    ),
    phrase(
      `keep (?:it|up)
      carry on
      go(?:es|ne|ing)? (?:out of (?:my|his|her|their|your|the) way|above and beyond|the extra mile)
      went (?:out of (?:his|her|their|the|your) way|above and beyond|the extra mile)
      to die for
      second to none
      fair play
      like a log
      worth (?:it|every)
      highly recommend
      would recommend
      thumbs up
      well done
      value for money
      a lot for what you pay
      no (?:queues?|waiting|wait|delays?|hassle|fuss|stress)
      on time
      in seconds
      straight away
      made our day`,
      3,
    ),
    phrase(
      `(?:not|never|n't|nt) (?:too |so |at all |that |half )?(?:bad|terrible|awful)
      better (?:than (?:before|ever|expected|i expected|we expected|last time|it was)|now)
      (?:much|has|have|really) improved
      exceeded (?:my|our|all) expectations`,
      2,
    ),
    phrase(
      `thanks for nothing
      yeah,? right
      (?:used to|would once) be (?:so |very |really |much )?(?:good|great|better|nice|fine|best|excellent|friendly|clean|cheap\\w*)
      (?:was|were|been) (?:much )?better (?:before|in the past|years ago|earlier)
      not (?:any ?more|any ?longer|what it (?:was|used to be))
      (?:i|we) wish
      (?:would|'d) (?:be (?:nice|good|great|better|helpful|nicer)|have been (?:nice|good|better|nicer|helpful)|(?:like|prefer|love) (?:to (?:see|have)|more|better|some|a|an|it))
      if only
      instead of
      (?:lack|shortage|absence) of
      stop(?:s|ped)? working
      (?:does|did|is|was|do)(?: not|n't|nt) work(?:ing|ed)?
      (?:save your|waste(?:d)? (?:of|my|our|your)) (?:money|time)
      stay away
      (?:don't|dont|do not|wouldn't|would not) (?:bother|buy|waste|go (?:here|there)|expect)
      as if`,
      -2.5,
    ),
    phrase(
      `not (?:good )?enough
      could (?:be|have been|do|use)
      should (?:be|have)
      needs? (?:to|more|better|improvement|improving|a)
      nowhere to
      nobody
      no one
      no (?:parking|space|room|signal|answer|reply|response|help|choice|information|communication|support|staff)
      only one
      just one
      more than (?:expected|advertised|quoted)
      higher than
      rip-? ?off
      costs? too much
      too much money
      gone up
      going up
      went up
      waste of
      fed up
      hard to
      not worth
      far from
      miles (?:from|away)
      let down
      never again
      wouldn't recommend
      would not recommend
      won't be back
      falls? apart
      fell apart
      six weeks
      three times
      run out
      ran out
      out of (?:paper|stock|order)
      back ached
      too (?:few|little|long|many|much)
      please stop
      an? hour
      minutes late`,
      -2.5,
    ),
  ],
  de: [
    phrase(
      `nichts (?:zu (?:bemängeln|meckern|beanstanden|verbessern|kritisieren|beklagen)|auszusetzen|negatives|schlechtes)
      (?:keine|keinerlei|ohne) (?:beschwerden?|probleme?|kritik|mängel|beanstandung(?:en)?)
      (?:kann|können|konnte|konnten) (?:mich |man |uns |wir |ich )?(?:nicht|nichts) (?:beklagen|meckern|beschweren)
      (?:könnte|kann|konnte|hätte) (?:gar |wirklich |echt )?nicht (?:besser|schöner|freundlicher|netter) (?:sein|laufen|gehen)
      weiter so
      alles (?:gut|bestens|super|prima|ok|okay|in ordnung|perfekt|top)
      (?:immer|jederzeit|gerne?) wieder
      nur (?:zu )?empfehlen
      daumen hoch`,
      3,
    ),
    phrase(
      `(?:nicht|gar nicht|keineswegs) (?:so )?(?:schlecht|übel|schlimm|verkehrt)
      besser als (?:vorher|früher|sonst|erwartet|gedacht|zuvor|letztes mal|beim letzten mal)
      (?:deutlich|viel|hat sich|haben sich) (?:besser geworden|verbessert)`,
      2,
    ),
    phrase(
      `(?:könnten?|dürften?|müssten?|sollten?|hätten?) (?:\\p{L}+ ){0,3}?(?:besser|schneller|freundlicher|netter|günstiger|billiger|sauberer|größer|mehr|öfter|häufiger|leiser|früher|länger|einfacher|übersichtlicher|moderner|sein|werden|haben|können|sollen|müssen)
      (?:es )?wäre (?:schön|gut|besser|toll|wünschenswert|nett|hilfreich)
      (?:ich |wir )?wünsch(?:e|en|te|ten) (?:ich |wir )?(?:mir|uns)
      (?:ein )?mangel an
      (?:an)?statt
      zu wünschen übrig
      (?:früher|damals|vorher) (?:war|waren|ging|gab)(?: \\p{L}+){0,2}
      (?:nie|niemals) (?:mehr )?wieder
      (?:nicht|kaum) (?:\\p{L}+ )?(?:zu )?empfehl\\p{L}*
      (?:nicht|funktioniert\\p{L}* nicht|ging nicht|geht nicht)(?: mehr)? (?:richtig )?(?:funktioniert|genug|ausreichend)
      funktioniert (?:\\p{L}+ )?nicht(?: mehr| richtig)?
      luft nach oben
      (?:ausbaufähig|verbesserungswürdig|verbesserungsbedürftig|verbesserungsbedarf|nachholbedarf)
      finger weg
      geldverschwendung
      zeitverschwendung`,
      -2.5,
    ),
  ],
  es: [
    phrase(
      `nada (?:que (?:mejorar|objetar|quejarme|reprochar|decir|criticar)|de (?:qué )?quejarme|malo)
      todo (?:muy )?(?:bien|perfecto|genial|correcto|excelente)
      (?:sin|ningún|ninguna|no (?:tengo|hay|hubo|tuve|tuvimos)(?: ningún| ninguna)?) (?:problemas?|quejas?|pegas?|inconvenientes?)
      no (?:podría|puede|pudo|podía) (?:ser|estar|haber sido|haber estado) mejor
      (?:vale|merece|valió|mereció) la pena
      de maravilla`,
      3,
    ),
    phrase(
      `nada mal
      no est(?:á|án|aba|aban|uvo) (?:nada )?mal
      no es (?:tan )?mal[oa]
      mejor que (?:antes|nunca|la última vez|lo (?:esperado|que esperaba))
      ha(?:n)? mejorado`,
      2,
    ),
    phrase(
      `podrían? (?:ser|estar|haber|tener|mejorar|hacer|poner|dar)
      deberían?(?: \\p{L}+)?
      tendrían? que
      (?:hace |hacen )?falt(?:a|an|aba|aban|ó)
      en (?:vez|lugar) de
      no (?:vale|merece|valió) la pena
      nunca más
      ojalá
      mucho que desear
      antes (?:era|eran|estaba|había)(?: \\p{L}+)?
      (?:me|nos) gustaría
      sería (?:bueno|mejor|ideal|deseable|conveniente|genial)
      no (?:lo |la |los |las |se lo )?(?:recomiendo|recomendaría|recomendamos|volveré|volveremos|volvería|compraría|compren|compres)
      no (?:funciona|funcionan|funcionó|funcionaba|sirve|sirven|sirvió)
      dej(?:ó|a|aron) de funcionar
      (?:pérdida|perder|perdida) (?:de |el |mi )?(?:tiempo|dinero)
      carencia de
      escasez de`,
      -2.5,
    ),
  ],
  fr: [
    phrase(
      `rien à (?:redire|dire|signaler|améliorer|reprocher|critiquer)
      tout (?:est |était |a été )?(?:très )?(?:bien|parfait|nickel|super)
      (?:sans|aucun|aucune|pas de|pas eu de) (?:problèmes?|soucis?|plaintes?|reproches?)
      n(?:e |')(?:pourrait|peut|pouvait|aurait pu) (?:pas )?être mieux
      (?:vaut|mérite) (?:le détour|la peine|le coup)
      continuez (?:comme ça|ainsi)`,
      3,
    ),
    phrase(
      `pas (?:si )?mal(?! de)
      pas mauvais(?:e|es)?
      mieux (?:qu'avant|que (?:prévu|d'habitude|la dernière fois|je ne pensais))
      s'est (?:bien |beaucoup )?amélioré(?:e|s)?`,
      2,
    ),
    phrase(
      `(?:pourrai(?:t|ent)|devrai(?:t|ent)|aurai(?:t|ent) (?:pu|dû)) (?:être|faire|avoir|mettre|proposer|améliorer)?
      il faudrait
      (?:un )?manque (?:de|d'\\p{L}+)
      au lieu (?:de|d'\\p{L}+)
      (?:laisse|laissent|laissait) à désirer
      plus jamais
      dommage
      (?:ne )?(?:vaut|valait|valent) pas
      (?:c'était mieux avant|avant,? c'était mieux)
      (?:j'aimerais|j'aurais aimé|nous aurions aimé|je souhaiterais)
      (?:serait|aurait été) (?:bien|mieux|bon|souhaitable|préférable|utile)
      pas (?:assez|suffisamment)(?: de)?
      (?:ne )?(?:fonctionne|fonctionnent|marche|marchent|fonctionnait) (?:pas|plus)
      (?:perte|perdre) (?:de |son )?(?:temps|argent)
      (?:ne )?recommande pas
      à éviter
      à fuir`,
      -2.5,
    ),
  ],
  pt: [
    phrase(
      `nada a (?:reclamar|melhorar|apontar|dizer|criticar)
      tudo (?:muito )?(?:bem|bom|ótimo|certo|perfeito|excelente)
      (?:sem|nenhum|nenhuma|não (?:tenho|há|houve|tive|tivemos)(?: nenhum| nenhuma)?) (?:problemas?|reclamaç(?:ão|ões)|queixas?)
      não (?:poderia|podia|pode) (?:ser|estar|ter sido) melhor
      (?:vale|valeu) a pena
      de parabéns
      continuem assim`,
      3,
    ),
    phrase(
      `nada mal
      não (?:é|está|foi|estava) (?:nada |tão )?(?:mau|má|ruim|mal)
      melhor (?:do )?que (?:antes|nunca|o esperado|eu esperava|da última vez)
      (?:melhorou|melhoraram)(?: muito| bastante)?`,
      2,
    ),
    phrase(
      `poderiam? (?:ser|estar|haver|ter|melhorar|fazer|colocar|dar)
      podiam? (?:ser|estar|haver|ter|melhorar) (?:mais|melhor|melhores)
      deveriam?(?: \\p{L}+)?
      falt(?:a|am|ou|aram|ava)
      (?:em vez|ao invés) d[eoa]
      não (?:vale|valeu) a pena
      nunca mais
      tomara
      (?:deixa|deixam|deixou) (?:muito )?a desejar
      antes (?:era|eram|estava|havia)(?: \\p{L}+)?
      gostaria(?:m|mos)?
      seria (?:bom|melhor|ideal|desejável|interessante|ótimo)
      não (?:o |a )?(?:recomendo|recomendaria|recomendamos|volto|voltarei|voltaria|compraria|comprem)
      não (?:funciona|funcionam|funcionou|funcionava|serve|presta)
      parou de funcionar
      perda de (?:tempo|dinheiro)`,
      -2.5,
    ),
  ],
};

/** Feeling of emoji and emoticons; skin tones and presentation marks may follow. */
export const SYMBOLS: readonly Phrase[] = [
  [
    /[😀😃😄😁😆😊🙂😍🥰😘🤩😎👍👌🙏❤💕💖💯⭐🌟✨🎉🥳😋🤗👏💪☺♥😻😇🥹😌💙💚💛💜🧡🤍💗💓💞💝🌹💐🙌✅🏆🥇]|(?:[:;=8]['-]?[)D]|[xX]D)(?![\p{L}\d])|\^_?\^|<3(?!\d)/gu,
    3,
  ],
  [
    /[😞😟😠😡🤬😢😭👎💔😤😒🙁☹😖😣😩😫🤮🤢😾💩😕🤦🙄😑😓😥😰😨😱👿🤡❌🚫😔😿🥱]|[:=]['-]?\((?!\()|:-?[/|](?![/\d])|>:\(/gu,
    -3,
  ],
];
