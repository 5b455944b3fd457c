import { is, TransactionRollbackError } from "drizzle-orm";
import type { Db } from "@/db/client";
import { crossTab } from "@/lib/analytics/cross-tab";
import type { Caller } from "@/lib/auth/caller";
import { requireQuestion } from "@/lib/questions/find-question";
import { type Application, applySuggestion } from "./apply-suggestion";
import { findSuggestion } from "./find-suggestion";
import { readMoved, rememberCodes } from "./moved-answers";
import { findRefined, type Refined, type RefinementSubject } from "./subject";

type Table = Awaited<ReturnType<typeof crossTab>>;

/**
 * Previews the effects of a suggestion: the answers whose codes change, the frequencies before and after, and the
 * differences between segments that become significant or stop being so. Applies the suggestion and rolls it back in
 * one transaction. Throws the same errors as applying it.
 */
export async function previewSuggestion(db: Db, caller: Caller, subject: RefinementSubject, application: Application) {
  let preview: Awaited<ReturnType<typeof tryOut>> | undefined;
  try {
    await db.transaction(async (tx) => {
      preview = await tryOut(tx, caller, subject, application);
      tx.rollback();
    });
  } catch (error) {
    if (!is(error, TransactionRollbackError)) throw error;
  }
  if (!preview) throw new Error("the preview was not made");
  return preview;
}

async function tryOut(tx: Db, caller: Caller, subject: RefinementSubject, application: Application) {
  const { waves } = await refinedBy(tx, caller, subject, application);
  const questionIds = waves.map(({ questionId }) => questionId);
  const scope = { organizationId: caller.organizationId, questionIds };
  const before = await readTables(tx, caller, waves);
  await rememberCodes(tx, scope);
  await applySuggestion(tx, caller, subject, application);
  const after = await readTables(tx, caller, waves);
  return {
    ...(await readMoved(tx, scope)),
    frequencies: compareFrequencies(before, after),
    differences: questionIds.flatMap((id) => compareDifferences(before.get(id), after.get(id))),
  };
}

async function refinedBy(tx: Db, caller: Caller, subject: RefinementSubject, application: Application) {
  if (!("id" in application)) return findRefined(tx, caller, subject);
  return (await findSuggestion(tx, caller, subject, application.id)).refined;
}

/** The cross-tabs of the waves that have answers, by question. Throws NO_DATA if none has. */
async function readTables(tx: Db, caller: Caller, waves: Refined["waves"]): Promise<Map<string, Table>> {
  const tables = new Map<string, Table>();
  for (const wave of waves) {
    if (waves.length > 1 && (await requireQuestion(tx, caller, wave)).responseCount === 0) continue;
    const request = { rows: "codes", order: "codebook", sentiments: false } as const;
    tables.set(wave.questionId, await crossTab(tx, caller, wave, request));
  }
  return tables;
}

/**
 * The codes whose name, category or frequency over all waves changes. A code that does not exist yet has no id; in a
 * group, the id is that of the first wave.
 */
function compareFrequencies(before: Map<string, Table>, after: Map<string, Table>) {
  const [old, now] = [byNumber(before), byNumber(after)];
  const numbers = [...new Set([...old.keys(), ...now.keys()])];
  return numbers.flatMap((number) => {
    const [was, is] = [old.get(number), now.get(number)];
    const row = is ?? was;
    if (!row || (was && is && was.count === is.count && was.name === is.name && was.category === is.category))
      return [];
    return [
      {
        code_id: was?.id ?? null,
        name: row.name,
        category: row.category,
        name_before: was?.name ?? null,
        before: was?.count ?? null,
        after: is?.count ?? null,
      },
    ];
  });
}

function byNumber(tables: Map<string, Table>) {
  const counted = new Map<number | null, { id: string; name: string; category: string; count: number }>();
  for (const { id, name, category, code_number, cells } of [...tables.values()].flatMap(({ rows }) => rows)) {
    const count = cells[0]?.count ?? 0;
    const known = counted.get(code_number);
    if (known) known.count += count;
    else counted.set(code_number, { id, name, category, count });
  }
  return counted;
}

/** The pairs of segments that differ significantly in a code only before the change, or only after it. */
function compareDifferences(before: Table | undefined, after: Table | undefined) {
  if (!before || !after) return [];
  const [old, now] = [significant(before), significant(after)];
  const lost = [...old].flatMap(([key, difference]) => (now.has(key) ? [] : [{ ...difference, after: false }]));
  const won = [...now].flatMap(([key, difference]) => (old.has(key) ? [] : [{ ...difference, after: true }]));
  return [...won, ...lost].map(({ after: isNow, ...difference }) => ({
    question_id: after.question.id,
    ...difference,
    significant_before: !isNow,
    significant_after: isNow,
  }));
}

function significant({ columns, rows }: Table) {
  const segmentOf = new Map(columns.map(({ letter, segment }) => [letter, segment ?? ""]));
  const found = new Map<string, { name: string; category: string; higher: string; lower: string }>();
  for (const { id, name, category, cells } of rows) {
    for (const { segment, exceeds } of cells) {
      for (const letter of exceeds) {
        const [higher, lower] = [segment ?? "", segmentOf.get(letter) ?? ""];
        found.set(JSON.stringify([id, higher, lower]), { name, category, higher, lower });
      }
    }
  }
  return found;
}
