import { conceptsOf } from "@/lib/language/concepts/concepts";
import { lexiconOf } from "@/lib/language/feeling/lexicon";
import { SURROUNDING_WORDS } from "@/lib/language/names/surrounding-words";
import { remembering } from "@/lib/language/remembering";
import { stemmerOf } from "@/lib/language/stems";
import { stopWordsOf } from "@/lib/language/stop-words";
import { COMMON_WORDS } from "@/lib/language/words/common-words";
import { everydayWordsOf } from "@/lib/language/words/everyday-words-of";
import { nameKey } from "./name-key";

const LEGAL =
  "inc ltd llc llp plc corp corporation company co gmbh ag kg se ug mbh ev sa sas sarl srl sl spa nv bv ab oy as limited holding group gruppe grupo groupe";
const KINDS =
  "insurance insurances insurer bank banks banking store stores shop shops supermarket supermarkets superstore car cars motors drink drinks brand brands product products university college uni app apps service services website online movie movies film films versicherung versicherungen markt supermarkt märkte laden läden marke marken geschäft banco bancos tienda tiendas supermercado supermercados marca marcas seguro seguros magasin magasins supermarché banque assurance marque marques loja lojas com de uk net org www";
const ARTICLES =
  /^(?:the|a|an|der|die|das|den|dem|el|la|los|las|le|les|l|o|os|as|il|lo|gli|het|un|une|una|um|uma|ein|eine)$/u;

const PEOPLE =
  /(?<!\p{L})(?:persons?|politicians?|presidents?|leaders?|candidates?|players?|athletes?|singers?|artists?|actors?|actress(?:es)?|authors?|celebrit(?:y|ies)|personen|politiker(?:in|innen)?|spieler(?:in|innen)?|sänger(?:in|innen)?|schauspieler(?:in|innen)?|personas?|políticos?|jugador(?:es)?|cantantes?|actor(?:es)?|personnes?|personnalités?|(?:hommes?|femmes?) politiques?|joueurs?|chanteurs?|acteurs?|pessoas?|jogador(?:es)?|cantor(?:es)?|ator(?:es)?)(?!\p{L})/iu;

const additions = new Set(`${LEGAL} ${KINDS}`.split(" ").map(nameKey));

type PlainWords = { everyday: ReadonlySet<string>; stops: ReadonlySet<string> };

/** True for a word that says nothing about which name is meant ("insurance", "GmbH"). */
export function isAddition(word: string): boolean {
  return additions.has(word);
}

export function listedAdditions(): readonly string[] {
  return [...additions];
}

export function isArticle(word: string): boolean {
  return ARTICLES.test(word);
}

/** True for a word (as a key) that people of this language use every day, in English its superlative too. */
export function isEveryday(word: string, language: string): boolean {
  const { everyday, stops } = wordsOf(language);
  if (everyday.has(word) || stops.has(word)) return true;
  const [, base] = (language === "en" && /^(\p{L}{3,})est$/u.exec(word)) || [];
  return base !== undefined && [base, `${base}e`, base.replace(/i$/, "y")].some((form) => everyday.has(form));
}

/** True for a word (as a key) that stands around names and is none. */
export function isStop(word: string, language: string): boolean {
  return wordsOf(language).stops.has(word);
}

/** True for a word of feeling, or of what people praise and blame: prices, quality, staff. */
export function isRemark(word: string, language: string): boolean {
  return lexiconOf(language).valence(word) !== undefined || conceptsOf(language).ofWord(word).length > 0;
}

/** True for a question that asks for people, whose surname alone means them. */
export function asksForPeople(question: string | null): boolean {
  return PEOPLE.test(question ?? "");
}

/** The words of a question, as keys of stems: "Which banks ..." asks for names of banks, so "bank" is none. */
export function askedWords(question: string | null, language: string): (word: string) => boolean {
  const stem = stemmerOf(language);
  const stems = new Set((question ?? "").split(/[^\p{L}\p{M}]+/u).flatMap((word) => (word ? stem(nameKey(word)) : [])));
  return (word) => stems.has(stem(word));
}

const wordsOf = remembering((language): PlainWords => {
  const around = (SURROUNDING_WORDS[language] ?? "").split(" ");
  const stops = new Set([...stopWordsOf(language), ...around].map(nameKey));
  const everyday = new Set(everydayWordsOf(language).map(nameKey));
  if (language === "en") for (const word of COMMON_WORDS) everyday.add(word);
  return { everyday, stops };
});
