import type { Db } from "@/db/client";
import { type Commit, commitOn } from "@/db/commit";
import type { Caller } from "@/lib/auth/caller";
import { AppError } from "@/lib/errors/app-error";
import type { StagedFile } from "@/lib/files/stage-file";
import { type QuestionPath, requireQuestion, scopeOf } from "@/lib/questions/find-question";
import { MEBIBYTE } from "@/lib/runtime/mebibyte";
import { changeCodebook } from "./change-codebook";
import { type Codebook, unnamedCode } from "./codebook";
import { type FileCodebook, refused } from "./codebook-of-rows";
import { listOf } from "./codeframe/nest-rows";
import { readStagedCodebook } from "./in-worker";
import { inNestedOrder, parentShown } from "./nets";
import { readCodebook, type ShownCodebook, showCodebook, shownCode } from "./read-codebook";
import type { CodebookReading, ReadCodebook } from "./read-codebook-file";
import { type EditedCodebook, editWith } from "./replace-with";
import { codesMissingIn } from "./write-codebook";

const MAX_BYTES = 10 * MEBIBYTE;

export type CodebookFileRequest = CodebookReading & { file: StagedFile; dryRun: boolean };
export type CodebookPreview = ReturnType<typeof previewOf>;

/** The imported codebook with notes on what was changed or left out, or the preview of a dry run. */
export type CodebookFileOutcome =
  | { mode: "imported"; codebook: ShownCodebook; notes: string[] }
  | { mode: "preview"; preview: CodebookPreview };

/**
 * Replaces a question's codebook by that of a file. A row is matched to an existing code by its `code_id`, otherwise by
 * category and name. A code gets the number in the file unless a code of the question has ever had it. With
 * `dryRun` only shows how the file would be read, and what it would change. Throws VALIDATION_ERROR, which lists each
 * row that is wrong; NOT_FOUND, JOB_ALREADY_RUNNING, CONFLICT.
 */
export async function importCodebookFile(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  { file, dryRun, ...reading }: CodebookFileRequest,
  { ifMatch, commit = commitOn(db) }: { ifMatch?: number | undefined; commit?: Commit<CodebookFileOutcome> } = {},
): Promise<CodebookFileOutcome> {
  if (file.size > MAX_BYTES)
    throw new AppError("PAYLOAD_TOO_LARGE", "The file is over 10 MiB, too large for a codebook.");
  const question = await requireQuestion(db, caller, path);
  const read = await readStagedCodebook(db, caller.organizationId, file, reading);
  if (dryRun) {
    const current = await readCodebook(db, scopeOf(caller, path));
    const planned = inNestedOrder(editWith(withKnownIds(read.codebook, current), current, question));
    return { mode: "preview", preview: previewOf(read, current, planned) };
  }
  if (read.problems.length > 0) throw refused(read.problems);
  return commit(async (tx) => {
    let notes = read.notes;
    await changeCodebook(tx, caller, path, { change: "import", ifMatch }, (_, current, locked) => {
      const codebook = editWith(withKnownIds(read.codebook, current), current, locked);
      notes = [...notes, ...numberNotes(read.codebook, codebook)];
      return { codebook, summary: `Imported ${file.name}.` };
    });
    return { mode: "imported", codebook: await showCodebook(tx, caller, path), notes };
  });
}

/** Removes ids that this codebook does not have. A code that only had a number gets its name by that number. */
function withKnownIds(given: FileCodebook, current: Codebook): EditedCodebook {
  const known = current.flatMap(({ codes }) => codes);
  const ids = new Set(known.map(({ id }) => id));
  const unnamed = new Map(
    known.flatMap(({ id, name, codeNumber }) => (name === unnamedCode(codeNumber) ? [[codeNumber, id] as const] : [])),
  );
  const categoryOf = joinedBefore(given, current);
  return given.map(({ name, parent, codes }) => ({
    id: categoryOf(name),
    name,
    parent,
    codes: codes.map(({ id = "", ...code }) => {
      const same = ids.has(id) ? id : unnamed.get(code.codeNumber ?? 0);
      return same === undefined ? code : { ...code, id: same };
    }),
  }));
}

/**
 * The id of the category of an earlier import that joined the nets of this one ("Stay / Service"). Files of several
 * levels were read so before categories could stand within categories.
 */
function joinedBefore(given: FileCodebook, current: Codebook): (name: string) => string | undefined {
  const names = new Set(given.map(({ name }) => name));
  const known = new Map(current.map(({ id, name }) => [name, id]));
  const above = new Map(given.map(({ name, parent }) => [name, parent]));
  return (name) => {
    if (known.has(name)) return undefined;
    let joined = name;
    const passed = new Set([name]);
    for (let net = above.get(name); net && !passed.has(net); net = above.get(net)) {
      passed.add(net);
      if (!joined.startsWith(`${net} / `)) joined = `${net} / ${joined}`;
    }
    return names.has(joined) ? undefined : known.get(joined);
  };
}

/** What the file holds, and the codebook as it would be. */
function previewOf(read: ReadCodebook, current: Codebook, planned: Codebook) {
  const { format, encoding = null, delimiter = null, sheets = null, hiddenSheets = null, sheet = null } = read;
  const { header, columns, mapping, problems, notes, codebook } = read;
  const before = new Set(current.flatMap(({ codes }) => codes.map(({ id }) => id)));
  const missing = new Set(codesMissingIn(planned, current));
  const shownParent = parentShown(planned);
  return {
    ...{ format, encoding, delimiter, sheets, hidden_sheets: hiddenSheets, sheet, header, columns, mapping, problems },
    categories: planned.map(({ name, parentId, codes }) => ({
      name,
      ...shownParent({ parentId }),
      codes: codes.map((code) => ({ ...shownCode(code), is_new: !before.has(code.id) })),
    })),
    removed: current.flatMap(({ name: category, codes }) =>
      codes.flatMap(({ id, name, codeNumber }) =>
        missing.has(id) ? [{ id, name, category, code_number: codeNumber }] : [],
      ),
    ),
    notes: [...notes, ...numberNotes(codebook, planned)],
  };
}

/** Tells which codes do not get the number in the file. Both codebooks have the same codes in the same order. */
function numberNotes(given: FileCodebook, planned: Codebook): string[] {
  const got = planned.flatMap(({ codes }) => codes);
  const changed = given
    .flatMap(({ codes }) => codes)
    .flatMap(({ name, codeNumber }, index) =>
      codeNumber === undefined || codeNumber === got[index]?.codeNumber
        ? []
        : [`${codeNumber} becomes ${got[index]?.codeNumber} (“${name}”)`],
    );
  if (changed.length === 0) return [];
  return [`Numbers that codes of this question have or had, which are never given again: ${listOf(changed)}.`];
}
