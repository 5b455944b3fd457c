import { evenly } from "@/lib/data/parts";
import type { AnswerCoding, DraftCategory } from "@/lib/engines/engine";

const QUOTES = 3;

/** A generated codebook as a researcher reads it: counts, sentiment, definition, and three answers with each code. */
export function codebookLines(
  drafts: readonly DraftCategory[],
  codings: readonly AnswerCoding[],
  textOf: (answerId: string) => string,
): string[] {
  return drafts.flatMap(({ name: category, codes }) => [
    `  ${category}`,
    ...codes.flatMap(({ name, sentiment, definition }) => {
      const given = codings.flatMap(({ answerId, mentions }) =>
        mentions.flatMap((mention) => (mention.codeId === `${category}/${name}` ? [{ ...mention, answerId }] : [])),
      );
      const sure = given.filter(({ confidence }) => confidence === "high").length;
      return [
        `    ${name} [${sentiment}] ${given.length} answers, ${sure} high`,
        `      ${definition ?? ""}`,
        ...evenly(given, QUOTES).map(
          ({ answerId, confidence, evidence }) => `      - ${confidence}: ${evidence ?? textOf(answerId)}`,
        ),
      ];
    }),
  ]);
}
