import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { type QuestionPath, requireQuestion, scopeOf } from "@/lib/questions/find-question";
import { bundledEntry } from "@/lib/workers/entry";
import { runInWorker } from "@/lib/workers/workers";
import { type CodedTwice, type Estimate, ifEnough } from "../agreement";
import { AGREEMENT } from "../parameters";
import { indexesOf } from "../read-sample";
import type { QualityCalls } from "../worker";
import { readCoderNames } from "./coder-names";
import { type DoubleCoded, isDisagreement, readDoubleCoded } from "./read-double-coded";

const entry = bundledEntry<QualityCalls>("quality");
/** Milliseconds. Ten pairs with 1,000 answers each take about 10 seconds. */
const DEADLINE = 120_000;

/**
 * How far people agree on the answers that several of them coded: all people together, and each pair of people overall
 * and by code, with 95% intervals; null for fewer than 30 answers. Uses their original codes, even if a disagreement was resolved later. Throws
 * NOT_FOUND.
 */
export async function reportDoubleCoding(db: Db, caller: Caller, path: QuestionPath) {
  await requireQuestion(db, caller, path);
  const codebook = await readCodebook(db, scopeOf(caller, path));
  const codes = codebook.flatMap(({ name, codes }) => codes.map((code) => ({ ...code, category: name })));
  const codeIndexes = new Map(codes.map(({ id }, index) => [id, index]));
  const answers = await readDoubleCoded(db, scopeOf(caller, path), codebook);
  const pairs = pairsOf(answers, codeIndexes);
  const people = answers.map(({ codings }) => ({
    codings: codings.map((coding) => indexesOf(coding.codes, codeIndexes)),
  }));
  const measured = await runInWorker(
    entry,
    "measurePeople",
    { people, pairs: pairs.map((pair) => pair.answers), codes: codes.length },
    { isLong: answers.length > 1_000, deadline: DEADLINE, group: caller.organizationId },
  );
  const nameOf = await readCoderNames(db, caller.organizationId, [...new Set(pairs.flatMap(({ coders }) => coders))]);
  const different = answers.filter(isDisagreement);
  return {
    answers: answers.length,
    alpha: ifEnough(measured.all.alpha, answers.length),
    exact_match: ifEnough(measured.all.exactMatch, answers.length),
    disagreements: {
      open: different.filter(({ resolution }) => resolution === null).length,
      resolved: different.filter(({ resolution }) => resolution !== null).length,
    },
    pairs: measured.pairs.map(({ overall, exactMatch, codes: byCode }, at) => {
      const { coders = [], answers: common = [] } = pairs[at] ?? {};
      const told = (estimate: Estimate) => ifEnough(estimate, common.length);
      return {
        coders: coders.map((coder) => ({ coder, name: nameOf(coder) })),
        answers: common.length,
        exact_match: told(exactMatch),
        kappa: told(overall.kappa),
        alpha: told(overall.alpha),
        codes: codes.flatMap(({ id, codeNumber, name, category }, index) => {
          const agreement = byCode[index];
          if (!agreement || agreement.decisions.both + agreement.decisions.first + agreement.decisions.second === 0) {
            return [];
          }
          const { both, first, second, neither } = agreement.decisions;
          return {
            code_id: id,
            code_number: codeNumber,
            code_name: name,
            category,
            kappa: told(agreement.kappa),
            alpha: told(agreement.alpha),
            decisions: { both, first_only: first, second_only: second, neither },
          };
        }),
      };
    }),
  };
}

type Pair = { coders: [first: string, second: string]; answers: CodedTwice[] };

/** Each pair of people with the answers that both coded; pairs with the most answers first. */
function pairsOf(answers: readonly DoubleCoded[], codeIndexes: ReadonlyMap<string, number>): Pair[] {
  const pairs = new Map<string, Pair>();
  for (const { codings } of answers) {
    const byCoder = codings.toSorted((one, other) => (one.coder < other.coder ? -1 : 1));
    for (const [at, first] of byCoder.entries()) {
      for (const second of byCoder.slice(at + 1)) {
        const key = JSON.stringify([first.coder, second.coder]);
        const pair = pairs.get(key) ?? { coders: [first.coder, second.coder], answers: [] };
        pair.answers.push({
          machine: indexesOf(first.codes, codeIndexes),
          person: indexesOf(second.codes, codeIndexes),
        });
        pairs.set(key, pair);
      }
    }
  }
  return [...pairs.values()]
    .toSorted((one, other) => other.answers.length - one.answers.length)
    .slice(0, AGREEMENT.mostPairs);
}
