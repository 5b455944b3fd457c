import { remembering } from "@/lib/language/remembering";
import { stopWordsOf } from "@/lib/language/stop-words";
import { tokenize } from "@/lib/language/tokens";
import { sharedStemOf } from "@/lib/language/vectors/shared-stems";
import { wordSpaceOf } from "@/lib/language/vectors/word-space";
import { CAPITAL_SHARE, LEAST_USES_TO_JUDGE, NOUN_SHARE } from "./parameters";

/** How the answers use words, as far as names of themes depend on it. */
export type WordUses = {
  /** False where the words around it speak against a noun. */
  isNoun(word: string): boolean;
  /** The same for the last word of a phrase, whose article may stand two or three words before it. */
  isHead(word: string): boolean;
  /** A wording with the capitals that people mostly use within sentences. */
  cased(wording: string): string;
};

type Uses = {
  all: number;
  asNoun: number;
  asHead: number;
  within: number;
  capital: number;
  spellings: Map<string, number>;
};

/** Endings of infinitives and past tenses. A word with one is a noun only after a word that no verb follows. */
const VERB_ENDINGS: Readonly<Record<string, RegExp>> = {
  es: /..(?:[aei]r(?:se|l[aeo]s?)?|aban?)$/u,
  fr: /..(?:er|ir|dre|ttre|(?<!a)ire|aient)$/u,
  pt: /..(?:[aei]r|avam?)$/u,
  it: /..(?:are|ere|ire|arsi|ersi|irsi|av[aio]|avano)$/u,
};
const BEFORE_NO_VERB: Readonly<Record<string, string>> = {
  es: "el la los las un una unos unas del al mi mis su sus nuestro nuestra este esta buen mal gran primer",
  fr: "le la les un une des du au aux mon ma mes son sa ses notre nos votre vos leur leurs ce cet cette ces bon petit",
  pt: "o a os as um uma do da dos das no na ao à pelo pela meu minha seu sua este esta bom mau",
  it: "il lo la i gli le un uno una del dello della al alla nel nella dal dalla mio mia suo sua questo questa buon bel",
};
/** Languages that write nouns with a capital. */
const CAPITAL_NOUNS = new Set(["de", "lb"]);
/** Words that stand before nouns: articles, possessives, prepositions. */
const BEFORE_NOUNS: Readonly<Record<string, string>> = {
  en: "the a an my our your their his her its this that these those no any some every each more less better of for about with in on by from without",
  de: "der die das den dem des ein eine einen einem einer eines kein keine keinen mein meine unser unsere ihr ihre im am zum zur beim vom",
  es: "el la los las un una unos unas del al mi mis su sus nuestro nuestra de con por en sin más mucho mucha muchos muchas buen buena mal mala",
  fr: "le la les un une des du au aux mon ma mes son sa ses notre nos votre vos leur leurs ce cette ces de par en sans plus bon bonne",
  pt: "o a os as um uma uns umas do da dos das no na nos nas ao aos à às pelo pela meu minha seu sua de com por em sem mais muito muita bom boa",
  it: "il lo la i gli le un uno una del dello della dei degli delle al alla ai alle nel nella dal dalla sul sulla mio mia suo sua di con per in senza",
  nl: "de het een mijn ons onze jullie hun zijn haar deze dit die dat geen van met voor in op zonder",
};

export function wordUses(texts: readonly string[], language: string): WordUses {
  const before = new Set((BEFORE_NOUNS[language] ?? "").split(" "));
  const beforeNoVerb = new Set((BEFORE_NO_VERB[language] ?? "").split(" "));
  const isVerbForm = (word: string) => VERB_ENDINGS[language]?.test(word) ?? false;
  const space = wordSpaceOf(language);
  const stem = sharedStemOf(language);
  const stops = stopWordsOf(language);
  /** An adjective before another word is no noun there: "the old building" is not about the old. */
  const isAdjective = remembering((word) => space?.isA(stem(word), "adj") ?? false);
  const table = new Map<string, Uses>();
  for (const text of texts) {
    const shouted = !/\p{Ll}/u.test(text);
    const tokens = tokenize(text);
    tokens.forEach(({ word, start, end }, at) => {
      const uses = table.get(word) ?? { all: 0, asNoun: 0, asHead: 0, within: 0, capital: 0, spellings: new Map() };
      table.set(word, uses);
      uses.all += 1;
      const endsAsVerb = isVerbForm(word);
      const signs = endsAsVerb ? beforeNoVerb : before;
      const next = tokens[at + 1];
      const qualifies = isAdjective(word) && next && !stops.has(next.word) && text.slice(end, next.start) === " ";
      const isSigned = signs.has(tokens[at - 1]?.word ?? "") && !qualifies;
      if (isSigned || (!endsAsVerb && standsAlone(text, start, end))) uses.asNoun += 1;
      if ([2, 3].some((back) => signs.has(tokens[at - back]?.word ?? ""))) uses.asHead += 1;
      if (shouted || at === 0 || /[.!?:"“„/]\s*$/u.test(text.slice(0, start))) return;
      uses.within += 1;
      const spelling = text.slice(start, end);
      if (!/^\p{Lu}/u.test(spelling)) return;
      uses.capital += 1;
      uses.spellings.set(spelling, (uses.spellings.get(spelling) ?? 0) + 1);
    });
  }
  const isUsed = (word: string, evidence: (uses: Uses) => number) => {
    const uses = table.get(word.toLowerCase());
    if (!uses) return true;
    if (CAPITAL_NOUNS.has(language)) return uses.within === 0 || uses.capital >= uses.within / 2;
    return (
      !BEFORE_NOUNS[language] ||
      (uses.all < LEAST_USES_TO_JUDGE && !isVerbForm(word)) ||
      evidence(uses) >= uses.all * NOUN_SHARE
    );
  };
  return {
    isNoun: (word) => isUsed(word, ({ asNoun }) => asNoun),
    isHead: (word) => isUsed(word, ({ asNoun, asHead }) => asNoun + asHead),
    cased: (wording) => wording.replace(/[\p{L}\p{M}]+/gu, (word) => casedWord(word, table.get(word))),
  };
}

/** True between commas, or alone: lists like "staff, food, price" mostly name nouns. */
function standsAlone(text: string, start: number, end: number): boolean {
  return /(?:^|[,;/&])\s*$/u.test(text.slice(0, start)) && /^\s*(?:$|[,;/&.])/u.test(text.slice(end));
}

function casedWord(word: string, uses: Uses | undefined): string {
  if (!uses || uses.capital < uses.within * CAPITAL_SHARE || uses.capital < 2) return word;
  const [best] = [...uses.spellings].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return best?.[0] ?? word;
}
