import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { newId } from "@/lib/ids/new-id";
import type { QuestionPath } from "@/lib/questions/find-question";
import { type ChangedCodebook, changeCodebook } from "./change-codebook";
import { placed, requireCategory } from "./find-code";

type CategoryPath = QuestionPath & { categoryId: string };
/** Positions count from 0. `parentId`: the category in which it stands, null for none. */
type CategoryFields = { name: string; position?: number | undefined; parentId?: string | null | undefined };

/** Adds an empty category at `position`, by default at the end. */
export async function createCategory(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  { name, position, parentId }: CategoryFields,
  ifMatch?: number,
) {
  const id = newId();
  const changed = await changeCodebook(db, caller, path, { change: "edit", ifMatch }, (_, current) => {
    if (parentId) requireCategory(current, parentId);
    return {
      codebook: placed(current, { id, name, parentId, codes: [] }, position),
      summary: `Added the category "${name}".`,
    };
  });
  return shownCategory(changed, id);
}

/** Renames a category or moves it, also into another one, with those within it. Throws VALIDATION_ERROR, NOT_FOUND. */
export async function updateCategory(
  db: Db,
  caller: Caller,
  { categoryId, ...path }: CategoryPath,
  { name, position, parentId }: { [Field in keyof CategoryFields]?: CategoryFields[Field] | undefined },
  ifMatch?: number,
) {
  const changed = await changeCodebook(db, caller, path, { change: "edit", ifMatch }, (_, current) => {
    const known = requireCategory(current, categoryId);
    if (parentId) requireCategory(current, parentId);
    const category = { ...known, name: name ?? known.name, ...(parentId !== undefined && { parentId }) };
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

/** Deletes a category with its codes and their mentions. Categories within it move to the one in which it stood. */
export async function deleteCategory(db: Db, caller: Caller, { categoryId, ...path }: CategoryPath, ifMatch?: number) {
  const { version } = await changeCodebook(db, caller, path, { change: "edit", ifMatch }, (_, current) => {
    const { name, codes, parentId } = requireCategory(current, categoryId);
    const summary = `Deleted the category "${name}"${codes.length > 0 ? " with its codes" : ""}.`;
    const codebook = current.flatMap((category) => {
      if (category.id === categoryId) return [];
      return category.parentId === categoryId ? { ...category, parentId } : category;
    });
    return { codebook, summary };
  });
  return { id: categoryId, deleted: true as const, version };
}

function shownCategory({ codebook, version }: ChangedCodebook, categoryId: string) {
  const { id, name, parentId = null } = requireCategory(codebook, categoryId);
  return {
    id,
    name,
    parent_category_id: parentId,
    position: codebook.findIndex((category) => category.id === id),
    version,
  };
}
