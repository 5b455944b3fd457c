import type { Db } from "@/db/client";
import { type Commit, commitOn } from "@/db/commit";
import type { Caller } from "@/lib/auth/caller";
import { AppError } from "@/lib/errors/app-error";
import type { StagedFile } from "@/lib/files/stage-file";
import type { QuestionPath } from "@/lib/questions/find-question";
import { MEBIBYTE } from "@/lib/runtime/mebibyte";
import { changeCodebook } from "./change-codebook";
import type { Codebook } from "./codebook";
import { readStagedCodebook } from "./in-worker";
import { type ShownCodebook, showCodebook } from "./read-codebook";
import type { FileCodebook } from "./read-codebook-file";
import { type EditedCodebook, editWith } from "./replace-with";

const MAX_BYTES = 10 * MEBIBYTE;

/**
 * Replaces a question's codebook by that of a file. A row is matched to an existing code by its `code_id`, otherwise by
 * category and name. A new code gets the number in the file if no code of the question has ever had that number.
 */
export async function importCodebookFile(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  file: StagedFile,
  { ifMatch, commit = commitOn(db) }: { ifMatch?: number | undefined; commit?: Commit<ShownCodebook> } = {},
) {
  if (file.size > MAX_BYTES)
    throw new AppError("PAYLOAD_TOO_LARGE", "The file is over 10 MiB, too large for a codebook.");
  const given = await readStagedCodebook(db, caller.organizationId, file);
  return commit(async (tx) => {
    await changeCodebook(tx, caller, path, { change: "import", ifMatch }, (_, current, question) => ({
      codebook: editWith(withKnownIds(given, current), current, question),
      summary: `Imported ${file.name}.`,
    }));
    return showCodebook(tx, caller, path);
  });
}

/**
 * Removes ids that this codebook does not have, and ids that an earlier row has used: a row that was copied in a
 * spreadsheet becomes a new code.
 */
function withKnownIds(given: FileCodebook, current: Codebook): EditedCodebook {
  const unused = new Set(current.flatMap(({ codes }) => codes.map(({ id }) => id)));
  return given.map(({ name, codes }) => ({
    name,
    codes: codes.map(({ id = "", ...code }) => (unused.delete(id) ? { ...code, id } : code)),
  }));
}
