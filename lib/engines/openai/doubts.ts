import { isCatchAllName } from "@/lib/language/headings/catch-all-name";
import { inTurns } from "@/lib/parts";
import type { AnswerCoding, CodingTask, EngineAnswer, ReviewOptions } from "../engine";
import { COMPARED_PER_TURN, NEAR_EQUAL_SIMILARITY, NEIGHBOURS_COMPARED } from "./parameters";
import { lexicalIndex } from "./similar";

/** An answer under review with its present codes, by number, and the passages that carry them. */
export type DoubtfulAnswer = EngineAnswer & { proposed: { code: number; evidence: string | null }[] };

/**
 * The indexes of codings to review: those without a code, or with a catch-all one; those with a code that is not sure,
 * as each is whose quote nobody wrote; and those of near-equal answers with different codes. `doubted` ones are among
 * them, `settled` ones are not.
 */
export async function findDoubts(
  { codes }: Pick<CodingTask, "codes">,
  answers: readonly EngineAnswer[],
  codings: readonly AnswerCoding[],
  { settled, doubted }: Pick<ReviewOptions, "settled" | "doubted"> = {},
): Promise<number[]> {
  const catchAll = new Set(codes.filter(({ name }) => isCatchAllName(name)).map(({ id }) => id));
  const sets = codings.map(codeSet);
  const doubts = new Set<number>();
  (await nearEqual(answers)).forEach((neighbours, position) => {
    const coding = codings[position];
    if (coding && (isUnsure(coding, catchAll) || doubted?.has(coding.answerId))) doubts.add(position);
    for (const other of neighbours) if (sets[other] !== sets[position]) doubts.add(position).add(other);
  });
  return [...doubts]
    .filter((position) => !settled?.has(codings[position]?.answerId ?? ""))
    .sort((one, other) => one - other);
}

/** The codes of an answer, whatever their order. */
export const codeSet = ({ mentions }: Pick<AnswerCoding, "mentions">): string =>
  JSON.stringify(mentions.map(({ codeId }) => codeId).sort());

function isUnsure({ mentions, notCoded }: AnswerCoding, catchAll: ReadonlySet<string>): boolean {
  if (notCoded) return false;
  if (mentions.length === 0) return true;
  return mentions.some(({ codeId, confidence }) => confidence !== "high" || catchAll.has(codeId));
}

/** Found once for the answers of a question, which several calls review in parts. */
const found = new WeakMap<readonly EngineAnswer[], Promise<number[][]>>();

/** The indexes of the answers that are nearly equal to each one, itself among them. */
function nearEqual(answers: readonly EngineAnswer[]): Promise<number[][]> {
  const known = found.get(answers) ?? compareAll(answers);
  found.set(answers, known);
  return known;
}

async function compareAll(answers: readonly EngineAnswer[]): Promise<number[][]> {
  const index = lexicalIndex(answers.map(({ text }) => text));
  const neighbours: number[][] = [];
  for await (const part of inTurns(answers, COMPARED_PER_TURN)) {
    for (const { text } of part) {
      const near = index.nearest(text, NEIGHBOURS_COMPARED, NEAR_EQUAL_SIMILARITY);
      neighbours.push(near.map(({ index: other }) => other));
    }
  }
  return neighbours;
}
