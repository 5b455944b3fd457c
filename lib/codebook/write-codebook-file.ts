import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { type QuestionPath, requireQuestion, scopeOf } from "@/lib/questions/find-question";
import { streamCsv } from "@/lib/tables/stream-csv";
import { streamWorkbook } from "@/lib/tables/stream-workbook";
import { WORKBOOK_TYPE } from "@/lib/tables/workbook-type";
import type { Codebook, CodebookFormat } from "./codebook";
import { parentShown } from "./nets";
import { readCodebook, shownCode } from "./read-codebook";

/** The columns of a codebook file. `code_id` keeps a row's identity when its names are changed in a spreadsheet. */
const CODEBOOK_COLUMNS = [
  "category",
  "code",
  "definition",
  "include",
  "exclude",
  "always",
  "exclusive",
  "sentiment",
  "code_number",
  "code_id",
  "parent_category",
] as const;

export type CodebookFile = { content: Uint8Array; mediaType: string; name: string };

/** A question's codebook as a file. Importing the file again changes nothing. */
export async function exportCodebook(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  format: CodebookFormat,
): Promise<CodebookFile> {
  const { codebookVersion } = await requireQuestion(db, caller, path);
  const codebook = await readCodebook(db, scopeOf(caller, path));
  const name = `codebook-v${codebookVersion}.${format}`;
  const content = await new Response(ENCODERS[format](codebook)).arrayBuffer();
  return { name, mediaType: MEDIA_TYPES[format], content: new Uint8Array(content) };
}

const MEDIA_TYPES: Record<CodebookFormat, string> = {
  json: "application/json; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  xlsx: WORKBOOK_TYPE,
};

const ENCODERS: Record<CodebookFormat, (codebook: Codebook) => string | ReadableStream<Uint8Array>> = {
  json: (codebook) => `${JSON.stringify({ categories: shownCategories(codebook) }, null, 2)}\n`,
  csv: (codebook) => streamCsv(CODEBOOK_COLUMNS, [rowsOf(codebook)]),
  xlsx: (codebook) => streamWorkbook([{ name: "Codebook", rows: [[...CODEBOOK_COLUMNS], ...rowsOf(codebook)] }]),
};

function shownCategories(codebook: Codebook) {
  const shownParent = parentShown(codebook);
  return codebook.map(({ id, name, parentId, codes }) => ({
    ...{ id, name },
    ...shownParent({ parentId }),
    codes: codes.map(shownCode),
  }));
}

/** One row per code; a category without codes has a row of its own. */
function rowsOf(codebook: Codebook): (string | number | null)[][] {
  const shownParent = parentShown(codebook);
  return codebook.flatMap(({ name, parentId, codes }) => {
    const parent = shownParent({ parentId }).parent_category ?? null;
    return codes.length === 0
      ? [[name, ...CODEBOOK_COLUMNS.slice(2).map(() => null), parent]]
      : codes.map((code) => [
          ...[name, code.name, code.definition, code.include ?? null, code.exclude ?? null],
          code.always ?? null,
          code.exclusive ? "yes" : null,
          ...[code.sentiment, code.codeNumber, code.id, parent],
        ]);
  });
}
