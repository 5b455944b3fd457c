import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { type Commit, commitOn } from "@/db/commit";
import { type Caller, credentialOf } from "@/lib/auth/caller";
import { changeCodebook } from "@/lib/codebook/change-codebook";
import type { Codebook } from "@/lib/codebook/codebook";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { inEvenParts } from "@/lib/data/parts";
import { AppError } from "@/lib/errors/app-error";
import { valueFrom } from "@/lib/errors/worker-result";
import type { StagedFile } from "@/lib/files/stage-file";
import { type QuestionPath, requireQuestion, scopeOf } from "@/lib/questions/find-question";
import { decideInTransaction } from "@/lib/responses/decide-responses";
import { counted } from "@/lib/text/figures";
import { withUpload } from "@/lib/uploads/open-upload";
import { bundledEntry } from "@/lib/workers/entry";
import { namedCodesOf } from "./code-names";
import { type ComparedEdit, compareEdits } from "./compare-edits";
import type { ReadEdits } from "./read-edits";
import { showComparison } from "./show-comparison";
import type { CorrectionCalls } from "./worker";

export type CorrectionsRequest = {
  file: StagedFile;
  /** Only compares; changes nothing. */
  dryRun: boolean;
  /** Imports the good rows even if others can't be read. */
  skipBadRows: boolean;
  /** Also applies edits of answers that have changed since the export. */
  replaceConflicts: boolean;
};

export type CorrectionsOutcome = ReturnType<typeof showComparison>;

const entry = bundledEntry<CorrectionCalls>("corrections");
/** The number of answers that one set of statements decides. */
const AT_ONCE = 1_000;

/**
 * Stores edited codes, sentiments and review states of an exported file as a person's decisions: in one transaction,
 * and as one version of the codebook that can be undone. Answers that changed since the export are skipped by default.
 * Throws NOT_FOUND; JOB_ALREADY_RUNNING; VALIDATION_ERROR if the file is not an export, or has rows that can't be read.
 */
export async function importCorrections(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  request: CorrectionsRequest,
  commit: Commit<CorrectionsOutcome> = commitOn(db),
): Promise<CorrectionsOutcome> {
  await requireQuestion(db, caller, path);
  const scope = scopeOf(caller, path);
  const codebook = await readCodebook(db, scope);
  const read = await readFile(db, caller, request.file, codebook);
  if (request.dryRun) {
    const compared = await compareEdits(db, scope, read.edits);
    return showComparison({ read, compared, codebook, applied: null });
  }
  if (read.problemCount > 0 && !request.skipBadRows) throw refusal(read);
  return commit((tx) => apply(tx, caller, path, { read, request }));
}

async function readFile(db: Db, caller: Caller, file: StagedFile, codebook: Codebook): Promise<ReadEdits> {
  const upload = { organizationId: caller.organizationId, id: file.id, name: file.name, size: file.size };
  const codes = namedCodesOf(codebook);
  return withUpload(db, upload, { options: {}, inJob: false, entry }, async (run) =>
    valueFrom(await run(entry, "edits", { codes })),
  );
}

/** Compares again while the question is locked, so that nothing changes between comparison and decision. */
async function apply(
  tx: Db,
  caller: Caller,
  path: QuestionPath,
  { read, request }: { read: ReadEdits; request: CorrectionsRequest },
): Promise<CorrectionsOutcome> {
  const scope = scopeOf(caller, path);
  let outcome: CorrectionsOutcome | undefined;
  const { version } = await changeCodebook(
    tx,
    caller,
    path,
    { change: "corrections" },
    async (tx, codebook, question) => {
      const compared = await compareEdits(tx, scope, read.edits);
      const { changes, conflicts } = compared;
      const decided = request.replaceConflicts ? [...changes, ...conflicts] : changes;
      outcome = showComparison({ read, compared, codebook, applied: decided.length });
      const summary = `Imported the edits of ${counted(decided.length, "answer")} from ${request.file.name}.`;
      if (decided.length === 0) return { codebook, summary };
      const { codingType } = question;
      return {
        codebook,
        summary,
        touched: idsOf(decided),
        recode: () => decide(tx, { ...scope, codingType, codebook }, decided, credentialOf(caller)),
      };
    },
  );
  if (!outcome) throw new Error("The corrections were not compared.");
  return { ...outcome, version: outcome.applied ? version : null };
}

const idsOf = (edits: readonly ComparedEdit[]) => {
  const ids = JSON.stringify(edits.map(({ responseId }) => responseId));
  return sql`select value::uuid from jsonb_array_elements_text(${ids}::jsonb)`;
};

async function decide(
  tx: Db,
  question: Parameters<typeof decideInTransaction>[1],
  edits: readonly ComparedEdit[],
  coder: string,
): Promise<void> {
  const ids = new Map(question.codebook.flatMap(({ codes }) => codes.map((code) => [code.codeNumber, code.id])));
  for (const part of inEvenParts(edits, AT_ONCE)) {
    const decisions = part.map(({ responseId, codes, reviewed }) => ({
      responseId,
      codes: codes?.flatMap(({ number, sentiment }) =>
        ids.has(number) ? [{ codeId: ids.get(number), sentiment: sentiment ?? undefined }] : [],
      ),
      reviewed: reviewed ?? undefined,
    }));
    await decideInTransaction(tx, question, decisions, { coder, pathOf: (index) => `row ${part[index]?.row} ` });
  }
}

function refusal({ problems, problemCount }: ReadEdits): AppError {
  const [first] = problems;
  const place = first && `row ${first.row} ${first.reason}`;
  const message = `${counted(problemCount, "row")} of the file can't be imported: ${place}. Nothing was changed. Correct the file, or leave these rows out (API: \`skip_bad_rows\`).`;
  const issues = problems.map(({ row, column, reason }) => ({
    path: `file.rows[${row}]`,
    message: reason,
    row,
    column,
  }));
  return new AppError("VALIDATION_ERROR", message, { issues });
}
