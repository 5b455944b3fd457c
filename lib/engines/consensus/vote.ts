import type { Votes } from "@/db/schema/terms";
import type { AnswerCoding, Mention } from "../engine";
import type { Needed } from "./learn-needed";

/**
 * The coding on which several engines agree. All codings must be of the same answer; those of engines that could not
 * decide have no vote. A code that all give is sure; any other is given if it has the votes that it needs: of medium
 * confidence with more than half of them, else of low.
 */
export function vote(
  codings: readonly [AnswerCoding, ...AnswerCoding[]],
  { by, needed }: { by: string; needed: Needed },
): AnswerCoding {
  const voters = codings.filter(({ notCoded }) => !notCoded);
  if (voters.length === 0) return codings[0];
  const flag = mostFrequent(voters.map((coding) => coding.flag));
  const given = new Map<string, Mention[]>();
  for (const { mentions } of voters) {
    for (const mention of mentions) given.set(mention.codeId, [...(given.get(mention.codeId) ?? []), mention]);
  }
  const isWhole = voters.length === codings.length && voters.length > 1;
  const mentions = [...given].flatMap(([codeId, votes]): Mention[] => {
    const isUnanimous = isWhole && votes.length === voters.length;
    if (!isUnanimous && votes.length < needed(codeId, voters.length)) return [];
    const confidence = isUnanimous ? "high" : 2 * votes.length > voters.length ? "medium" : "low";
    return [{ ...quoting(votes), codeId, confidence, mentionSentiment: mostFrequent(votes.map(feeling)) }];
  });
  return {
    answerId: codings[0].answerId,
    mentions,
    ...(flag && { flag }),
    votes: { by, ...tally(given, voters.length) },
  };
}

const feeling = ({ mentionSentiment }: Mention) => mentionSentiment;

/** The mention with the words that express the code, if one of the engines found any. */
const quoting = (votes: readonly Mention[]): Mention => (votes.find(({ evidence }) => evidence) ?? votes[0]) as Mention;

const tally = (given: ReadonlyMap<string, readonly Mention[]>, of: number): Omit<Votes, "by"> => ({
  of,
  codes: Object.fromEntries([...given].map(([codeId, { length }]) => [codeId, length])),
});

/** The value that most have; of several, the first one. */
function mostFrequent<Value>(values: readonly Value[]): Value {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}
