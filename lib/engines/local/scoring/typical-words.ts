import { expressionFinder } from "@/lib/language/frames/expressions";
import { definedCode } from "@/lib/language/frames/frames";
import { exampleWords } from "@/lib/language/headings/headings";
import { memoized } from "@/lib/language/memoized";
import type { CodingTask } from "../../engine";
import type { Passage } from "../reading";

/**
 * The task with the typical expressions of codes whose definition begins with that of a frame's code. What these
 * definitions list are such expressions, so that only their quotes are left.
 */
export function withTypicalWords<Task extends Pick<CodingTask, "codes">>(task: Task): Task {
  const codes = task.codes.map((code) => {
    const found = code.definition === null ? null : definedCode(code.definition);
    if (!found) return code;
    const examples = exampleWords().map((words) => code.definition?.indexOf(`${words} "`) ?? -1);
    const at = Math.max(...examples);
    const quotes = at < 0 ? "" : ` ${code.definition?.slice(at)}`;
    return { ...code, definition: `${found.definition}${quotes}`, typical: found.words };
  });
  return { ...task, codes };
}

/** Returns a function that finds the codes of which a passage says a typical expression. */
export function typicalFinder({
  codes,
}: Pick<CodingTask, "codes">): ((passage: Passage, language: string) => number[]) | null {
  const entries = codes.flatMap(({ typical = [] }, code) => typical.map((word) => [word, code] as const));
  if (entries.length === 0) return null;
  const finderOf = memoized((language) => expressionFinder(entries, language));
  return ({ words }, language) => [...new Set(finderOf(language)(words))];
}
