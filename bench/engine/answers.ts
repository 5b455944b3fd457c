import type { CodingTask, EngineAnswer, FrameCode } from "@/lib/engines/engine";
import { seededRandom } from "@/lib/numeric/random";
import { TOPICS } from "./topics";

const PRAISE =
  "great, lovely, very good, excellent, spotless, better than expected, really nice, easy, quick, friendly";
const BLAME =
  "poor, too slow, broken, not good enough, dirty, a disappointment, confusing, overpriced, awful, hard to find";
const OPENINGS =
  "the, our, we thought the, I must say the, for a family of four the, on the second day the, this year the";
const VERBS = "was, is, seemed, turned out, could hardly have been, felt, looked";
const TAILS =
  "and we would come again, but nobody told us why, when we arrived late in the evening, especially for the children, which was the same last summer, as far as we could see, compared with other parks, so we asked twice, in the first week, at the weekend";
const SYLLABLES = "ba de fi go lu ma ne pi ro sa te vu ka lo mi nu ra si to ve".split(" ");
/** Share of clauses with a rare name: a person, a place, a typing error. */
const OWN_NAMES = 0.3;
const MAX_NAMES = 60_000;

const list = (text: string) => text.split(", ");
const tone = [list(PRAISE), list(BLAME)];
const [openings, verbs, tails] = [OPENINGS, VERBS, TAILS].map(list);
const subjects = TOPICS.map(([, words]) => list(words));

/** Fifty codes with names and definitions. */
export const codes: FrameCode[] = TOPICS.map(([name, words], index) => ({
  id: `c${index}`,
  category: "Holiday park",
  name,
  definition: `Everything about ${name.toLowerCase()}: ${words}.`,
  sentiment: "Neutral",
}));

/**
 * Invented answers of one to three clauses, about 15 words on average. Topics and rare names follow Zipf's law, so that
 * more answers bring more new words.
 */
export function inventedAnswers(count: number, seed = 1): EngineAnswer[] {
  const random = seededRandom(seed);
  const pick = <Item>(items: readonly Item[] = []) => items[Math.floor(random() * items.length)] as Item;
  const clause = () => {
    const words = [pick(openings), pick(subjects[zipf(random, TOPICS.length)]), pick(verbs), pick(pick(tone))];
    if (random() < OWN_NAMES) words.push(`near ${nameOf(zipf(random, MAX_NAMES))}`);
    if (random() < 0.4) words.push(pick(tails));
    return words.join(" ");
  };
  return Array.from({ length: count }, (_, index) => {
    const clauses = Array.from({ length: 1 + Math.floor(random() ** 2 * 3) }, clause);
    return { id: `r${index}`, text: `${clauses.join(pick([". ", ", ", " and "]))}.`, language: "en" };
  });
}

/** The task of coding such answers. */
export function taskOf(): CodingTask {
  return { codingType: "qualitative", language: "en", question: "How was your stay?", codes, examples: [] };
}

/** A random rank below `count`; lower ranks are more probable (Zipf's law). */
function zipf(random: () => number, count: number): number {
  return Math.floor(count ** random()) - 1;
}

function nameOf(rank: number): string {
  let name = "";
  for (let rest = rank + SYLLABLES.length; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) {
    name += SYLLABLES[rest % SYLLABLES.length];
  }
  return name;
}
