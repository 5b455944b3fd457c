import type { Db } from "@/db/client";
import { readSubject, type Subject } from "@/lib/analytics/subject";
import type { Caller } from "@/lib/auth/caller";
import { bundledEntry } from "@/lib/workers/entry";
import { runInWorker } from "@/lib/workers/workers";
import { COMPARISON_DEADLINE, type Similarity } from "./parameters";
import { readCompared } from "./read-compared";
import type { QualityCalls } from "./worker";

const entry = bundledEntry<QualityCalls>("quality");

/**
 * Answers that say the same, or nearly the same, and are coded differently, within a question or across the waves of a
 * group: each way of coding with its answers, and the codes to settle on. Throws NOT_FOUND; NO_DATA; VALIDATION_ERROR
 * if there are more answers than can be compared at once.
 */
export async function reportInconsistencies(
  db: Db,
  caller: Caller,
  subject: Subject,
  { similarity, limit }: { similarity: Similarity; limit: number },
) {
  const analysed = await readSubject(db, caller, subject);
  const { waves, codes } = analysed;
  const answers = await readCompared(db, caller, analysed);
  const found = await runInWorker(
    entry,
    "findInconsistencies",
    { answers, similarity, limit },
    { isLong: answers.length > 2_000, deadline: COMPARISON_DEADLINE, group: caller.organizationId },
  );
  const shownCodes = (indexes: readonly number[]) =>
    indexes.flatMap((index) => {
      const code = codes[index];
      return code ? [{ code_number: code.number, name: code.name, category: code.category.name }] : [];
    });
  return {
    compared: answers.length,
    inconsistencies: found.total,
    deviating_answers: found.deviating,
    groups: found.groups.map(({ texts, codings, suggested, ...group }) => ({
      ...group,
      texts,
      suggested: shownCodes(suggested),
      codings: codings.map(({ ids, ...coding }) => ({
        ...coding,
        codes: shownCodes(coding.codes),
        responses: ids.map(({ id, wave }) => ({ response_id: id, question_id: waves[wave]?.questionId ?? "" })),
      })),
    })),
  };
}
