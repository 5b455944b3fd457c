import type { CodingTask } from "../engine";

/**
 * The task with the words that a code counts read as part of its definition. What a code does not count is not read:
 * words alone do not tell this engine where a subject ends.
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
