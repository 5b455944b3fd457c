import type { CodingTask, FrameCode } from "../engine";

/** Drafting a codebook from more answers than this is long work for a worker. 200 answers take about 0.2 s. */
const MAX_SHORT_GENERATION = 200;
/**
 * Learning a task with more reviewed answers than this is long work: the sentence encoder reads 120 to 210 per second.
 */
const MAX_SHORT_TASK_WITH_EXAMPLES = 150;
/**
 * Texts with more characters in total than this are long work too: texts in the slowest scripts are read at about
 * 20,000 characters per second.
 */
const MAX_SHORT_CHARACTERS = 50_000;
/**
 * A codebook with more codes, or more characters, than this is long work. At these limits learning takes about two
 * seconds, at most fifteen.
 */
const MAX_SHORT_CODES = 200;
const MAX_SHORT_CODEBOOK = 20_000;

/**
 * Milliseconds. Per second, one core classifies about 5,000 answers, learns from 2,000, or drafts a codebook from 1,000
 * (`npm run bench:engine`); learning from a reviewed answer takes up to 5 ms. The deadline allows for a machine that is
 * twenty times slower, so it ends only work that would never finish.
 */
const MIN_DEADLINE = 60_000;
const DEADLINE_PER_ANSWER = 20;
const DEADLINE_PER_CHARACTER = 0.02;
const DEADLINE_PER_ENCODED_ANSWER = 80;
const DEADLINE_PER_EXAMPLE = 100;
const DEADLINE_PER_CODE = 50;
/**
 * Learning 200 codes with 860,000 characters took 40 s of processor time, and 60 s at a system load of eight.
 */
const DEADLINE_PER_CHARACTER_OF_CODES = 0.2;
const LEARNING_PER_TEXT = 0.5;
const LEARNING_PER_CODE = 5;
const MIN_LEARNING = 50;

/** Milliseconds that a call may take for these answers, including learning its task. */
export function deadlineFor(answers: readonly Text[], { codes, examples }: Material = NOTHING): number {
  const perAnswer = examples.length > 0 ? DEADLINE_PER_ENCODED_ANSWER : DEADLINE_PER_ANSWER;
  return (
    MIN_DEADLINE +
    perAnswer * answers.length +
    DEADLINE_PER_CHARACTER * charactersOf(answers) +
    DEADLINE_PER_EXAMPLE * examples.length +
    DEADLINE_PER_CODE * codes.length +
    DEADLINE_PER_CHARACTER_OF_CODES * charactersOfCodes(codes)
  );
}

/** Estimated milliseconds for learning a task. */
export function learningTime({ codes, examples }: Material): number {
  return MIN_LEARNING + LEARNING_PER_TEXT * examples.length + LEARNING_PER_CODE * codes.length;
}

/** Whether drafting a codebook from these texts, with these seed codes, is long work. */
export const isLongGeneration = (texts: readonly Text[], codes: Material["codes"]): boolean =>
  texts.length > MAX_SHORT_GENERATION ||
  codes.length > MAX_SHORT_CODES ||
  charactersOfCodes(codes) > MAX_SHORT_CODEBOOK ||
  !isShort(texts);

/** Whether learning a task, or coding these answers with it, is long work. */
export const isLongTask = ({ codes, examples }: Material, answers: readonly Text[]): boolean =>
  codes.length > MAX_SHORT_CODES ||
  charactersOfCodes(codes) > MAX_SHORT_CODEBOOK ||
  examples.length > MAX_SHORT_TASK_WITH_EXAMPLES ||
  !isShort(answers);

const isShort = (texts: readonly Text[]): boolean => {
  let left = MAX_SHORT_CHARACTERS;
  return texts.every((given) => {
    left -= typeof given === "string" ? given.length : given.text.length;
    return left >= 0;
  });
};

const charactersOfCodes = (codes: Material["codes"]): number =>
  codes.reduce(
    (sum, { name, definition, include }) => sum + name.length + (definition?.length ?? 0) + (include?.length ?? 0),
    0,
  );

const charactersOf = (texts: readonly Text[]): number =>
  texts.reduce<number>((sum, given) => sum + (typeof given === "string" ? given.length : given.text.length), 0);

type Text = string | { text: string };
type Material = {
  codes: readonly Pick<FrameCode, "name" | "definition" | "include">[];
  examples: CodingTask["examples"];
};
const NOTHING: Material = { codes: [], examples: [] };
