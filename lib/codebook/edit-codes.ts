import type { Db } from "@/db/client";
import type { Sentiment } from "@/db/schema/terms";
import type { Caller } from "@/lib/auth/caller";
import type { CountRules } from "@/lib/engines/count-rules";
import { newId } from "@/lib/ids/new-id";
import type { QuestionPath } from "@/lib/questions/find-question";
import { changeCodebook } from "./change-codebook";
import { newNumbers, requireUnused } from "./code-numbers";
import type { Category, Code, Codebook } from "./codebook";
import { mapCodes, placed, requireCategory, requireCode } from "./find-code";
import { showCode } from "./show-code";

export type CodePath = QuestionPath & { codeId: string };

type CodeFields = { name: string; definition: string | null; sentiment: Sentiment } & CountRules;
type SomeFields = { [Field in keyof CodeFields]?: CodeFields[Field] | undefined } & { codeNumber?: number | undefined };

/**
 * Adds a code to a category. The category is given by id or by name; an unknown name makes a new category. Throws
 * VALIDATION_ERROR if a code of the question has or had the number.
 */
export async function createCode(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  {
    place,
    codeNumber,
    ...code
  }: CodeFields & { codeNumber?: number | undefined; place: { categoryId: string } | { category: string } },
  ifMatch?: number,
) {
  const id = newId();
  const changed = await changeCodebook(db, caller, path, { change: "edit", ifMatch }, (_, current, question) => {
    const { codebook, category } = withCategory(current, place);
    if (codeNumber !== undefined) requireUnused(question, codeNumber);
    const added = { ...code, id, codeNumber: codeNumber ?? newNumbers(question)() };
    return {
      codebook: mapCodes(codebook, (each) => (each.id === category.id ? [...each.codes, added] : each.codes)),
      summary: `Added the code "${code.name}" to "${category.name}".`,
    };
  });
  return showCode(db, caller, changed, id);
}

function withCategory(
  codebook: Codebook,
  place: { categoryId: string } | { category: string },
): { codebook: Codebook; category: Category } {
  if ("categoryId" in place) return { codebook, category: requireCategory(codebook, place.categoryId) };
  const known = codebook.find(({ name }) => name === place.category);
  if (known) return { codebook, category: known };
  const category = { id: newId(), name: place.category, codes: [] };
  return { codebook: [...codebook, category], category };
}

/**
 * Changes name, definition, rules, sentiment or number of a code. Its id and mentions stay. Throws VALIDATION_ERROR if
 * a code of the question, also this one, has had the number before.
 */
export async function updateCode(
  db: Db,
  caller: Caller,
  { codeId, ...path }: CodePath,
  fields: SomeFields,
  ifMatch?: number,
) {
  const changed = await changeCodebook(db, caller, path, { change: "edit", ifMatch }, (_, current, question) => {
    const { code: known } = requireCode(current, codeId);
    const { codeNumber = known.codeNumber } = fields;
    if (codeNumber !== known.codeNumber) requireUnused(question, codeNumber);
    const given = Object.entries(fields).filter(([, value]) => value !== undefined);
    const code: Code = { ...known, ...Object.fromEntries(given) };
    const { name } = code;
    const named = name === known.name ? `Edited the code "${name}".` : `Renamed "${known.name}" to "${name}".`;
    const isRenumbered = codeNumber !== known.codeNumber;
    const summary = isRenumbered ? `${named} Its number changed from ${known.codeNumber} to ${codeNumber}.` : named;
    return { codebook: mapCodes(current, ({ codes }) => codes.map((each) => (each === known ? code : each))), summary };
  });
  return showCode(db, caller, changed, codeId);
}

/** Moves a code to a position (from 0) in its own or another category, by default to the end. */
export async function moveCode(
  db: Db,
  caller: Caller,
  { codeId, ...path }: CodePath,
  { categoryId, position }: { categoryId?: string | undefined; position?: number | undefined },
  ifMatch?: number,
) {
  const changed = await changeCodebook(db, caller, path, { change: "move", ifMatch }, (_, current) => {
    const { category, code } = requireCode(current, codeId);
    const target = requireCategory(current, categoryId ?? category.id);
    const codebook = mapCodes(current, ({ id, codes }) => {
      const others = codes.filter((each) => each !== code);
      return id === target.id ? placed(others, code, position) : others;
    });
    const where = target === category ? `within "${category.name}"` : `from "${category.name}" to "${target.name}"`;
    return { codebook, summary: `Moved the code "${code.name}" ${where}.` };
  });
  return showCode(db, caller, changed, codeId);
}

/** Deletes a code with its mentions. */
export async function deleteCode(db: Db, caller: Caller, { codeId, ...path }: CodePath, ifMatch?: number) {
  const { version } = await changeCodebook(db, caller, path, { change: "edit", ifMatch }, (_, current) => {
    const { code } = requireCode(current, codeId);
    return {
      codebook: mapCodes(current, ({ codes }) => codes.filter((each) => each !== code)),
      summary: `Deleted the code "${code.name}".`,
    };
  });
  return { id: codeId, deleted: true as const, version };
}
