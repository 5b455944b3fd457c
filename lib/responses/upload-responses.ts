import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { type Commit, commitOn } from "@/db/commit";
import { questions } from "@/db/schema/projects";
import type { Caller } from "@/lib/auth/caller";
import { inPartsByLength } from "@/lib/data/parts";
import { invalidInput } from "@/lib/errors/app-error";
import { type QuestionPath, requireQuestion, scopeOf } from "@/lib/questions/find-question";
import { requireWeights } from "@/lib/questions/weight-of";
import { listNamed, MAX_NAMED, type NamedAnswer } from "./list-named";
import { type StoredAnswers, storeAnswers } from "./store-answers";

/** An answer; a segment or a weight that is null is removed from an answer with this id. */
export type UploadedAnswer = {
  id: string;
  text: string;
  segments?: Record<string, string | number | null> | undefined;
  weight?: number | null | undefined;
};

/** The segment that holds the weight of a question that had none. */
const USUAL_WEIGHT = "weight";

/** Characters of a row in addition to its values. */
const OVERHEAD = 60;

/** `responses` names the answers in the order of the upload, if there are few. */
export type UploadResult = StoredAnswers & { duplicates: number; responses?: NamedAnswer[] };

/**
 * Stores answers on a question, all or none. An answer with a known id is updated, and has to be coded again if its
 * text changed; if an id comes twice in one upload, the last entry counts. New answers make a coded question
 * `codebook_ready` again. Weights become a segment, by which the question is weighted from then on. Throws
 * JOB_ALREADY_RUNNING, NOT_FOUND, VALIDATION_ERROR.
 */
export async function uploadResponses(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  answers: readonly UploadedAnswer[],
  commit: Commit<UploadResult> = commitOn(db),
): Promise<UploadResult> {
  return commit(async (tx) => {
    const { weightKey } = await requireQuestion(tx, caller, path);
    const key = weightKey ?? USUAL_WEIGHT;
    const last = new Map(answers.map((answer, index) => [answer.id, withWeight(answer, key, index)]));
    const scope = scopeOf(caller, path);
    let result = { uploaded: 0, updated: 0, total: 0 };
    for (const batch of inPartsByLength([...last.values()], charactersOf)) {
      const { uploaded, updated, total } = await storeAnswers(tx, scope, asRows(batch));
      result = { uploaded: result.uploaded + uploaded, updated: result.updated + updated, total };
    }
    if (weightKey === null && answers.some(({ weight }) => typeof weight === "number")) {
      await tx
        .update(questions)
        .set({ weightKey: key })
        .where(and(eq(questions.organizationId, scope.organizationId), eq(questions.id, scope.questionId)));
      await requireWeights(tx, scope, key);
    }
    const duplicates = answers.length - last.size;
    if (last.size > MAX_NAMED) return { ...result, duplicates };
    return { ...result, duplicates, responses: await listNamed(tx, scope, idsAsRows([...last.keys()])) };
  });
}

/** The answer with its weight among its segments. Throws VALIDATION_ERROR if it has a segment of that name. */
function withWeight({ weight, ...answer }: UploadedAnswer, key: string, index: number): UploadedAnswer {
  if (weight === undefined) return answer;
  const { segments = {} } = answer;
  if (Object.hasOwn(segments, key)) {
    throw invalidInput([
      { path: `responses[${index}].weight`, message: `is given as the segment "${key}", too; leave one of them out` },
    ]);
  }
  return { ...answer, segments: { ...segments, [key]: weight } };
}

const idsAsRows = (ids: readonly string[]): SQL => sql`select id as external_id, place
  from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as r (id, place)`;

function asRows(answers: readonly UploadedAnswer[]): SQL {
  const rows = answers.map(({ id, text, segments }, place) => ({ external_id: id, text, segments, place }));
  return sql`select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as r (external_id text, text text, segments jsonb, place integer)`;
}

/** The approximate length of an answer as a row of a statement; a segment's name is counted with its value. */
const charactersOf = ({ id, text, segments = {} }: UploadedAnswer): number =>
  id.length +
  text.length +
  OVERHEAD +
  Object.entries(segments).reduce((sum, [name, value]) => sum + name.length + `${value}`.length + 6, 0);
