/** Words that turn, strengthen or weaken the feeling of what follows, by language. */
export type Cues = {
  negators: ReadonlySet<string>;
  boosters: ReadonlySet<string>;
  dampers: ReadonlySet<string>;
  /** "too expensive": an excess is a complaint. */
  excess: ReadonlySet<string>;
  /** What ends a trouble: "solved", "repaired". */
  relief: ReadonlySet<string>;
  /** Where words of excess have other uses ("zu Hause"), the words that may be too much; else any word may. */
  excessive?: ReadonlySet<string>;
  /** What negates the word that it is written together with: "n'aime". */
  negatingPrefix?: string;
  /** True where two negators say the same: "ne regrette rien". */
  pairsNegators?: boolean;
  /** True where a negator at the end turns what stands before it: "gefällt mir nicht". */
  negatesBackwards?: boolean;
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
    dampers: words("quite rather somewhat fairly bit slightly little sort mostly sometimes occasionally"),
    excess: words("too overly excessively"),
    relief: words(
      "solved resolved sorted fixed repaired mended rectified corrected sorting fixing solves fixes resolves",
    ),
  },
  de: {
    negators: words("nicht kein keine keinen keiner keinem keines nie niemals nichts niemand ohne kaum weder"),
    boosters: words("sehr wirklich extrem absolut total unglaublich besonders immer ausgesprochen richtig so äußerst"),
    dampers: words("etwas ziemlich eher relativ manchmal teilweise bisschen recht"),
    excess: words("zu allzu"),
    relief: words("gelöst behoben repariert geklärt beseitigt erledigt geholfen"),
    excessive: words(
      "wenig wenige wenigen viel viele vielen lang lange kurz klein kleine kleinen groß große hoch hohe hohen niedrig eng enge dunkel hell heiß warm kalt laut laute leise schnell langsam spät früh oft häufig selten schwer leicht schwach stark dick dünn hart weich süß salzig scharf fettig trocken weit nah alt jung voll leer weiche harte",
    ),
    negatesBackwards: true,
  },
  es: {
    negators: words("no nunca nada nadie ningún ninguno ninguna sin tampoco ni jamás apenas poca pocos pocas"),
    boosters: words("muy realmente súper super gran tan totalmente absolutamente siempre mucho mucha bastante"),
    dampers: words("algo poco bastante veces"),
    pairsNegators: true,
    excess: words("demasiado demasiada demasiados demasiadas"),
    relief: words(
      "solucionado solucionada solucionaron solucionó solucionan resuelto resuelta resolvieron resolvió resuelven arreglado arreglada arreglaron arregló reparado repararon reparó",
    ),
  },
  fr: {
    negators: words("pas ne n'est jamais rien personne aucun aucune sans ni non guère"),
    boosters: words("très vraiment super tellement totalement absolument toujours extrêmement si tout"),
    dampers: words("assez plutôt peu parfois légèrement"),
    excess: words("trop"),
    relief: words("résolu résolue résolus réglé réglée réglés résolvent règlent réparé réparée corrigé"),
    pairsNegators: true,
    negatingPrefix: "n'",
  },
  pt: {
    negators: words("não nao nunca nada ninguém nenhum nenhuma sem nem jamais pouca poucos poucas"),
    boosters: words("muito muita realmente super tão totalmente absolutamente sempre bem"),
    dampers: words("um pouco bastante meio vezes"),
    pairsNegators: true,
    excess: words("demais demasiado"),
    relief: words(
      "resolvido resolvida resolvidos resolveram resolveu resolvem solucionado solucionada solucionaram consertado consertaram consertou reparado corrigido",
    ),
  },
  it: {
    negators: words("non nessuno nessuna nessun niente nulla mai senza né neanche nemmeno neppure"),
    boosters: words("molto davvero veramente tanto super estremamente assolutamente sempre così"),
    dampers: words("abbastanza piuttosto poco leggermente"),
    excess: words("troppo troppa troppi troppe"),
    relief: words("risolto risolta risolti risolvono riparato riparata sistemato sistemata aggiustato"),
    pairsNegators: true,
  },
  nl: {
    negators: words("niet geen nooit niets niks niemand zonder nauwelijks noch"),
    boosters: words("zeer heel erg echt super enorm absoluut altijd zo"),
    dampers: words("vrij redelijk best enigszins beetje"),
    excess: words("te"),
    relief: words("opgelost verholpen gerepareerd hersteld geregeld"),
    excessive: words(
      "weinig veel lang lange kort klein kleine groot hoog laag smal donker licht heet warm koud luid hard zacht snel langzaam laat vroeg vaak zelden zwaar zwak sterk dik dun zoet zout pittig vet droog ver dichtbij oud jong vol leeg druk",
    ),
    negatesBackwards: true,
  },
};

const NONE: Cues = {
  negators: words(""),
  boosters: words(""),
  dampers: words(""),
  excess: words(""),
  relief: words(""),
};

/** The cue words of a language (ISO 639-1); empty sets where none are known. */
export function cuesOf(language: string): Cues {
  return CUES[language] ?? NONE;
}
