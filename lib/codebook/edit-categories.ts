import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { newId } from "@/lib/ids/new-id";
import type { QuestionPath } from "@/lib/questions/find-question";
import { type ChangedCodebook, changeCodebook } from "./change-codebook";
import { placed, requireCategory } from "./find-code";

type CategoryPath = QuestionPath & { categoryId: string };
/** Positions count from 0. */
type CategoryFields = { name: string; position?: number | undefined };

/** Adds an empty category at `position`, by default at the end. */
export async function createCategory(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  { name, position }: CategoryFields,
  ifMatch?: number,
) {
  const id = newId();
  const changed = await changeCodebook(db, caller, path, { change: "edit", ifMatch }, (_, current) => ({
    codebook: placed(current, { id, name, codes: [] }, position),
    summary: `Added the category "${name}".`,
  }));
  return shownCategory(changed, id);
}

/** Renames or moves a category. */
export async function updateCategory(
  db: Db,
  caller: Caller,
  { categoryId, ...path }: CategoryPath,
  { name, position }: { [Field in keyof CategoryFields]?: CategoryFields[Field] | undefined },
  ifMatch?: number,
) {
  const changed = await changeCodebook(db, caller, path, { change: "edit", ifMatch }, (_, current) => {
    const known = requireCategory(current, categoryId);
    const category = { ...known, name: name ?? known.name };
    const others = current.filter(({ id }) => id !== categoryId);
    const codebook = placed(others, category, position ?? current.indexOf(known));
    const renamed = category.name !== known.name;
    const summary = renamed
      ? `Renamed the category "${known.name}" to "${category.name}".`
      : `Moved the category "${known.name}".`;
    return { codebook, summary };
  });
  return shownCategory(changed, categoryId);
}

/** Deletes a category with its codes and their mentions. */
export async function deleteCategory(db: Db, caller: Caller, { categoryId, ...path }: CategoryPath, ifMatch?: number) {
  const { version } = await changeCodebook(db, caller, path, { change: "edit", ifMatch }, (_, current) => {
    const { name, codes } = requireCategory(current, categoryId);
    const summary = `Deleted the category "${name}"${codes.length > 0 ? " with its codes" : ""}.`;
    return { codebook: current.filter(({ id }) => id !== categoryId), summary };
  });
  return { id: categoryId, deleted: true as const, version };
}

function shownCategory({ codebook, version }: ChangedCodebook, categoryId: string) {
  const { id, name } = requireCategory(codebook, categoryId);
  return { id, name, position: codebook.findIndex((category) => category.id === id), version };
}
