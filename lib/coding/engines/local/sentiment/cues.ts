/** Words that turn, strengthen or weaken the feeling of what follows, by language. */
export type Cues = {
  negators: ReadonlySet<string>;
  boosters: ReadonlySet<string>;
  dampers: ReadonlySet<string>;
  /** "too expensive": an excess is a complaint. */
  excess: ReadonlySet<string>;
};

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

const CUES: Readonly<Record<string, Cues>> = {
  en: {
    negators: words(
      "not no never nothing none nobody neither nor cannot cant can't don't dont didn't didnt doesn't doesnt isn't isnt wasn't wasnt aren't arent weren't werent won't wont wouldn't wouldnt couldn't couldnt shouldn't hasn't haven't hadn't without hardly barely lack lacks lacking lacked n't ain't less few little",
    ),
    boosters: words(
      "very really so extremely absolutely incredibly totally completely highly truly super such especially particularly always most spotlessly far painfully",
    ),
    dampers: words("quite rather somewhat fairly bit slightly little kind sort mostly sometimes occasionally"),
    excess: words("too overly excessively"),
  },
  de: {
    negators: words("nicht kein keine keinen keiner keinem keines nie niemals nichts niemand ohne kaum weder"),
    boosters: words("sehr wirklich extrem absolut total unglaublich besonders immer ausgesprochen richtig so äußerst"),
    dampers: words("etwas ziemlich eher relativ manchmal teilweise bisschen recht"),
    excess: words("zu allzu viel"),
  },
  es: {
    negators: words("no nunca nada nadie ningún ninguno ninguna sin tampoco ni jamás apenas"),
    boosters: words("muy realmente súper super tan totalmente absolutamente siempre mucho mucha bastante"),
    dampers: words("algo poco bastante veces"),
    excess: words("demasiado demasiada demasiados"),
  },
  fr: {
    negators: words("pas ne n'est jamais rien personne aucun aucune sans ni non guère"),
    boosters: words("très vraiment super tellement totalement absolument toujours extrêmement si tout"),
    dampers: words("assez plutôt peu parfois légèrement"),
    excess: words("trop"),
  },
  pt: {
    negators: words("não nao nunca nada ninguém nenhum nenhuma sem nem jamais"),
    boosters: words("muito muita realmente super tão totalmente absolutamente sempre bem"),
    dampers: words("um pouco bastante meio vezes"),
    excess: words("demais demasiado"),
  },
};

const NONE: Cues = { negators: words(""), boosters: words(""), dampers: words(""), excess: words("") };

/** The cue words of a language (ISO 639-1); empty sets where none are known. */
export function cuesOf(language: string): Cues {
  return CUES[language] ?? NONE;
}

/** Whole phrases whose feeling their words do not show, by language. */
export const PHRASES: Readonly<Record<string, readonly (readonly [RegExp, number])[]>> = {
  en: [
    [
      /\b(?:nothing|not(?:hing)? much|little) (?:to|i|we|really|you|that|at all|could|can|needs?|was|were|is)* ?(?:to )?(?:complain|fault|improve|change|criticise|criticize|be improved|be better|better|wrong|bad|too much trouble)/giu,
      3,
    ],
    [
      /\b(?:can(?:'t|not|t| not)|could(?:n't|nt| not)|no) (?:really )?(?:fault|complaints?|problems?|issues?|be (?:better|bettered|faulted|improved)|(?:be|have been) (?:better|happier|nicer|kinder|friendlier|easier|more (?:helpful|friendly|pleased|supportive|caring|satisfied|professional|attentive|welcoming))|ask for (?:more|better)|find (?:any )?fault|criticisms?|concerns?)\b/giu,
      3,
    ],
    [
      /\b(?:keep (?:it|up)|carry on|go(?:es|ne|ing)? (?:out of (?:my|his|her|their|your|the) way|above and beyond|the extra mile)|went (?:out of (?:his|her|their|the|your) way|above and beyond|the extra mile)|to die for|second to none|fair play|like a log|worth (?:it|every)|highly recommend|would recommend|thumbs up|well done|value for money|a lot for what you pay|no (?:queues?|waiting|wait|delays?|hassle|fuss|stress)|on time|in seconds|straight away|made our day)\b/giu,
      3,
    ],
    [
      /\b(?:not (?:good )?enough|could (?:be|have been|do|use)|should (?:be|have)|needs? (?:to|more|better|improvement|improving|a)|nowhere to|nobody|no one|no (?:parking|space|room|signal|answer|reply|response|help|choice|information|communication|support|staff)|only one|just one|more than (?:expected|advertised|quoted)|higher than|rip-? ?off|costs? too much|too much money|gone up|going up|went up|waste of|fed up|hard to|not worth|far from|miles (?:from|away)|let down|never again|wouldn't recommend|would not recommend|won't be back|falls? apart|fell apart|six weeks|three times|run out|ran out|out of (?:paper|stock|order)|back ached|too (?:few|little|long|many|much)|please stop|an? hour|minutes late)\b/giu,
      -2.5,
    ],
  ],
  de: [
    [
      /\b(?:nichts (?:zu (?:bemängeln|meckern|beanstanden|verbessern)|auszusetzen)|keine (?:beschwerden|probleme|kritik|mängel)|weiter so|alles (?:gut|bestens|super|prima|ok|okay))\b/giu,
      3,
    ],
  ],
  es: [
    [
      /\b(?:nada (?:que (?:mejorar|objetar|quejarme)|de qué quejarme)|todo (?:bien|perfecto|genial)|sin (?:problemas?|quejas?))(?!\p{L})/giu,
      3,
    ],
  ],
  fr: [
    [
      /\b(?:rien à (?:redire|dire|signaler|améliorer|reprocher)|tout (?:est |était )?(?:bien|parfait)|sans (?:problème|souci)|pas de problème)(?!\p{L})/giu,
      3,
    ],
  ],
  pt: [
    [
      /\b(?:nada a (?:reclamar|melhorar|apontar)|tudo (?:bem|ótimo|certo|perfeito)|sem (?:problemas?|reclamações))(?!\p{L})/giu,
      3,
    ],
  ],
};

/** Feeling of emoji and emoticons. */
export const SYMBOLS: readonly (readonly [RegExp, number])[] = [
  [/[😀😃😄😁😆😊🙂😍🥰😘🤩😎👍👌🙏❤💕💖💯⭐🌟✨🎉🥳😋🤗👏💪☺♥😻]|(?::|;|=)['-]?[)D]|<3/gu, 3],
  [/[😞😟😠😡🤬😢😭👎💔😤😒🙁☹😖😣😩😫🤮🤢😾💩😕]|:['-]?\(|:-?\//gu, -3],
];
