import { createHash } from "node:crypto";
import { evenlyWithin, inParts, inPartsByLength } from "@/lib/parts";
import type { AnswerCoding, CodingTask } from "../engine";
import { LEAST_CORPUS_LEARNT } from "./parameters";

const MOST_LEARNT = 20_000;
/**
 * A task is learnt from at most this many characters of uncoded answers, and as many of reviewed ones. Set for time.
 */
const MOST_CHARACTERS_LEARNT = 4_000_000;
const HASHED_AT_ONCE = 1_000;

/** The material from which a worker learns a task, and a key that is equal for equal material. */
type Lesson = { key: string; material: CodingTask };

const lessons = new WeakMap<CodingTask, Promise<Lesson>>();

/**
 * Returns the material from which the engine learns a task. In it, the id of a code is its index ("0", "1"), and
 * uncoded answers are left out if there are few. Therefore small requests with the same codebook can share one trained
 * model. Of a very long list, an even selection is taken.
 */
export function lessonOf(task: CodingTask): Promise<Lesson> {
  const lesson = lessons.get(task) ?? prepareLesson(task);
  lessons.set(task, lesson);
  return lesson;
}

/** Replaces code ids by code indexes, which workers use. */
export function withIndexes(codings: readonly AnswerCoding[], { codes }: CodingTask): AnswerCoding[] {
  const indexOfId = indexesOf(codes);
  return renamed(codings, (id) => indexOfId.get(id) ?? id);
}

/** Replaces the code indexes of a worker's codings by code ids. */
export const withIds = (codings: readonly AnswerCoding[], { codes }: CodingTask): AnswerCoding[] =>
  renamed(codings, (index) => idOf(index, { codes }));

/** The id of the code with this index. */
export const idOf = (index: string, { codes }: Pick<CodingTask, "codes">): string => codes[Number(index)]?.id ?? index;

async function prepareLesson(task: CodingTask): Promise<Lesson> {
  const indexOfId = indexesOf(task.codes);
  const material = {
    ...task,
    codes: task.codes.map((code, index) => ({ ...code, id: String(index) })),
    corpus: learnsFromCorpus(task) ? learnt(task.corpus, (text) => text.length) : [],
    examples: learnt(task.examples, ({ text }) => text.length).map((example) => ({
      ...example,
      codeIds: example.codeIds.map((id) => indexOfId.get(id) ?? id),
    })),
  };
  return { key: await hashOf(material), material };
}

const learnt = <Item>(items: readonly Item[], charactersOf: (item: Item) => number): readonly Item[] =>
  evenlyWithin(items, { most: MOST_LEARNT, characters: MOST_CHARACTERS_LEARNT, charactersOf });

/** Names are learnt from the answers however few there are, because each new spelling counts. */
const learnsFromCorpus = ({ codingType, examples, corpus }: CodingTask): boolean =>
  codingType === "entity" || examples.length > 0 || corpus.length >= LEAST_CORPUS_LEARNT;

const indexesOf = (codes: CodingTask["codes"]) => new Map(codes.map(({ id }, index) => [id, String(index)]));

const renamed = (codings: readonly AnswerCoding[], rename: (id: string) => string): AnswerCoding[] =>
  codings.map((coding) => ({
    ...coding,
    mentions: coding.mentions.map((mention) => ({ ...mention, codeId: rename(mention.codeId) })),
  }));

async function hashOf({ codingType, language, question, codes, examples, corpus }: CodingTask): Promise<string> {
  const hash = createHash("sha256");
  hash.update(JSON.stringify([codingType, language, question, codes]));
  for (const part of inParts(examples, HASHED_AT_ONCE)) {
    for (const { text, codeIds, sentiments = [] } of part) {
      hash.update(`\u0001${text}\u0002${codeIds.join("\u0003")}\u0005${sentiments.join("\u0003")}`);
    }
  }
  for (const part of inPartsByLength(corpus, (text) => text.length)) {
    for (const text of part) hash.update(`\u0004${text}`);
  }
  return hash.digest("base64");
}
