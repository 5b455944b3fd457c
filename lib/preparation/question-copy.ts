import { distance } from "fastest-levenshtein";
import { bareWords } from "@/lib/language/normalize";

const SHORTEST_COPY = 9;
/** The longest copy, including punctuation, as a multiple of the question's length. */
const LONGEST_COPY = 1.5;
const FEWEST_WORDS = 4;
/** The share of letters that may differ, and the least share of the question that must be copied. */
const MOST_CHANGED = 0.12;
const LEAST_COPIED = 0.6;

/** True for an answer that repeats the question or a large part of it, also with typing errors. */
export function copiesQuestion(text: string, question: string): boolean {
  if (text.length > LONGEST_COPY * question.length) return false;
  const [answer, asked] = [bareWords(text), bareWords(question)];
  if (answer.length < SHORTEST_COPY || answer.length > asked.length * (1 + MOST_CHANGED)) return false;
  if (answer === asked) return true;
  if (answer.length < LEAST_COPIED * asked.length || answer.split(" ").length < FEWEST_WORDS) return false;
  if (` ${asked} `.includes(` ${answer} `)) return true;
  const most = MOST_CHANGED * asked.length;
  return asked.length - answer.length <= most && distance(answer, asked) <= most;
}
