import { type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { type Commit, commitOn } from "@/db/commit";
import type { Caller } from "@/lib/auth/caller";
import { inPartsByLength } from "@/lib/parts";
import { type QuestionPath, requireQuestion, scopeOf } from "@/lib/questions/find-question";
import { listNamed, MOST_NAMED, type NamedAnswer } from "./list-named";
import { type StoredAnswers, storeAnswers } from "./store-answers";

export type UploadedAnswer = { id: string; text: string; segments?: Record<string, string | number> | undefined };

/** Characters of a row in addition to its values. */
const OVERHEAD = 60;

/** `responses` names the answers in the order of the upload, if there are few. */
export type UploadResult = StoredAnswers & { duplicates: number; responses?: NamedAnswer[] };

/**
 * Stores answers on a question, all or none. An answer with a known id is updated, and has to be coded again if its
 * text changed; if an id comes twice in one upload, the last entry counts. New answers make a coded question
 * `codebook_ready` again. Throws JOB_ALREADY_RUNNING, NOT_FOUND.
 */
export async function uploadResponses(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  answers: readonly UploadedAnswer[],
  commit: Commit<UploadResult> = commitOn(db),
): Promise<UploadResult> {
  const last = new Map(answers.map((answer) => [answer.id, answer]));
  return commit(async (tx) => {
    await requireQuestion(tx, caller, path);
    const scope = scopeOf(caller, path);
    let result = { uploaded: 0, updated: 0, total: 0 };
    for (const batch of inPartsByLength([...last.values()], charactersOf)) {
      const { uploaded, updated, total } = await storeAnswers(tx, scope, asRows(batch));
      result = { uploaded: result.uploaded + uploaded, updated: result.updated + updated, total };
    }
    const duplicates = answers.length - last.size;
    if (last.size > MOST_NAMED) return { ...result, duplicates };
    return { ...result, duplicates, responses: await listNamed(tx, scope, idsAsRows([...last.keys()])) };
  });
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
