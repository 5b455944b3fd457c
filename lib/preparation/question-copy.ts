import { distance } from "fastest-levenshtein";
import { bareWords } from "@/lib/language/normalize";

const SHORTEST_COPY = 9;
/** The longest copy, including punctuation, as a multiple of the question's length. */
const LONGEST_COPY = 1.5;
const MIN_WORDS = 4;
/** The share of letters that may differ, and the least share of the question that must be copied. */
const MAX_CHANGED = 0.12;
const MIN_COPIED = 0.6;

/** True for an answer that repeats the question or a large part of it, also with typing errors. */
export function copiesQuestion(text: string, question: string): boolean {
  if (text.length > LONGEST_COPY * question.length) return false;
  const [answer, asked] = [bareWords(text), bareWords(question)];
  if (answer.length < SHORTEST_COPY || answer.length > asked.length * (1 + MAX_CHANGED)) return false;
  if (answer === asked) return true;
  if (answer.length < MIN_COPIED * asked.length || answer.split(" ").length < MIN_WORDS) return false;
  if (` ${asked} `.includes(` ${answer} `)) return true;
  const max = MAX_CHANGED * asked.length;
  return asked.length - answer.length <= max && distance(answer, asked) <= max;
}
