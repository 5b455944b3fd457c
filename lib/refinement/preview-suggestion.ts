import { TransactionRollbackError } from "drizzle-orm";
import type { Db } from "@/db/client";
import { crossTab } from "@/lib/analytics/cross-tab";
import type { Caller } from "@/lib/auth/caller";
import { type QuestionPath, type QuestionScope, scopeOf } from "@/lib/questions/find-question";
import { type Application, applySuggestion } from "./apply-suggestion";
import { readMoved, rememberCodes } from "./moved-answers";

type Table = Awaited<ReturnType<typeof crossTab>>;

/**
 * What applying a suggestion would change: the answers whose codes move, the frequencies before and after, and the
 * differences between segments that become significant or stop being so. Applies it and takes it back in one
 * transaction. Errors as for applying it.
 */
export async function previewSuggestion(db: Db, caller: Caller, path: QuestionPath, application: Application) {
  let preview: Awaited<ReturnType<typeof tryOut>> | undefined;
  try {
    await db.transaction(async (tx) => {
      preview = await tryOut(tx, caller, path, application);
      tx.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  if (!preview) throw new Error("the preview was not made");
  return preview;
}

async function tryOut(tx: Db, caller: Caller, path: QuestionPath, application: Application) {
  const scope: QuestionScope = scopeOf(caller, path);
  const readTable = () => crossTab(tx, caller, path, { rows: "codes", order: "codebook", sentiments: false });
  const before = await readTable();
  await rememberCodes(tx, scope);
  await applySuggestion(tx, caller, path, application);
  const after = await readTable();
  return {
    ...(await readMoved(tx, scope)),
    frequencies: compareFrequencies(before, after),
    differences: compareDifferences(before, after),
  };
}

/** The codes whose frequency, name or category changes. A code that does not exist yet has no id. */
function compareFrequencies(before: Table, after: Table) {
  const [old, now] = [byId(before), byId(after)];
  const ids = [...new Set([...old.keys(), ...now.keys()])];
  return ids.flatMap((id) => {
    const [was, is] = [old.get(id), now.get(id)];
    const row = is ?? was;
    if (!row || (was && is && was.count === is.count && was.name === is.name && was.category === is.category))
      return [];
    return [
      {
        code_id: was ? id : null,
        name: row.name,
        category: row.category,
        name_before: was?.name ?? null,
        before: was?.count ?? null,
        after: is?.count ?? null,
      },
    ];
  });
}

const byId = ({ rows }: Table) =>
  new Map(rows.map(({ id, name, category, cells }) => [id, { name, category, count: cells[0]?.count ?? 0 }]));

/** The pairs of segments of which one significantly exceeds the other in a code, before or after but not both. */
function compareDifferences(before: Table, after: Table) {
  const [old, now] = [significant(before), significant(after)];
  const lost = [...old].flatMap(([key, difference]) => (now.has(key) ? [] : [{ ...difference, after: false }]));
  const won = [...now].flatMap(([key, difference]) => (old.has(key) ? [] : [{ ...difference, after: true }]));
  return [...won, ...lost].map(({ after: isNow, ...difference }) => ({
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
