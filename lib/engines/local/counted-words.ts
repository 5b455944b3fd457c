import type { CodingTask } from "../engine";

/**
 * The task with each code's `include` added to its definition. `exclude` is not used, because this engine compares
 * words: a word such as "food" does not by itself show that an answer belongs to another code.
 */
export const withCountedWords = (task: CodingTask): CodingTask =>
  task.codes.some(({ include }) => include)
    ? {
        ...task,
        codes: task.codes.map((code) =>
          code.include
            ? { ...code, definition: code.definition ? `${code.definition}. ${code.include}` : code.include }
            : code,
        ),
      }
    : task;
