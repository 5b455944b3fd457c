import { createHash } from "node:crypto";
import { evenlyWithin } from "@/lib/data/parts";
import type { AnswerCoding, CodingTask } from "../engine";

/** A task is learnt from at most this many reviewed answers, and this many characters of them. Set for time. */
const MAX_LEARNT = 20_000;
const MAX_CHARACTERS_LEARNT = 4_000_000;

/** The material from which a worker learns a task, and a key that is equal for equal material. */
type Lesson = { key: string; material: CodingTask };

const lessons = new WeakMap<CodingTask, Lesson>();

/**
 * Returns the material from which the engine learns a task. In it, the id of a code is its index ("0", "1"), so that
 * requests with the same codebook can share one trained model. Of a very long list of reviewed answers, an even
 * selection is taken.
 */
export function lessonOf(task: CodingTask): Lesson {
  const lesson = lessons.get(task) ?? prepareLesson(task);
  lessons.set(task, lesson);
  return lesson;
}

/** Replaces the code indexes of a worker's codings by code ids. */
export const withIds = (codings: readonly AnswerCoding[], { codes }: CodingTask): AnswerCoding[] =>
  codings.map((coding) => ({
    ...coding,
    mentions: coding.mentions.map((mention) => ({ ...mention, codeId: idOf(mention.codeId, { codes }) })),
  }));

/** The id of the code with this index. */
export const idOf = (index: string, { codes }: Pick<CodingTask, "codes">): string => codes[Number(index)]?.id ?? index;

function prepareLesson(task: CodingTask): Lesson {
  const indexOfId = new Map(task.codes.map(({ id }, index) => [id, String(index)]));
  const examples = evenlyWithin(task.examples, {
    max: MAX_LEARNT,
    characters: MAX_CHARACTERS_LEARNT,
    charactersOf: ({ text }) => text.length,
  });
  const material = {
    ...task,
    codes: task.codes.map((code, index) => ({ ...code, id: String(index) })),
    examples: examples.map((example) => ({
      ...example,
      codeIds: example.codeIds.map((id) => indexOfId.get(id) ?? id),
    })),
  };
  return { key: hashOf(material), material };
}

function hashOf({ codingType, language, question, codes, examples }: CodingTask): string {
  const hash = createHash("sha256").update(JSON.stringify([codingType, language, question, codes]));
  for (const { text, codeIds, sentiments = [] } of examples) hash.update(JSON.stringify([text, codeIds, sentiments]));
  return hash.digest("base64");
}
