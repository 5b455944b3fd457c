import { and, asc, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { type FramedCode, frames } from "@/db/schema/frames";
import type { Caller } from "@/lib/auth/caller";
import type { OwnFrame } from "@/lib/engines/engine";
import { AppError, invalidInput } from "@/lib/errors/app-error";
import { requireRoom } from "@/lib/errors/require-room";
import { newId } from "@/lib/ids/new-id";
import { UUID } from "@/lib/ids/uuid";
import { type FieldFrame, frameKeys, frameNamed } from "@/lib/language/frames/frames";
import { isCatchAllName } from "@/lib/language/headings/catch-all-name";
import { type QuestionPath, requireQuestion, scopeOf } from "@/lib/questions/find-question";
import { withoutAllQuotes } from "@/lib/questions/without-quotes";
import { isUniqueViolation } from "@/lib/runtime/database-errors";
import { readCodebook } from "./read-codebook";

/** The most frames that an organization can save. */
const MAX_FRAMES = 100;

/** The frames of the service, under their names in a language, and the organization's own, by name. */
export async function listFrames(db: Db, { organizationId }: Caller, language: string) {
  const own = await db
    .select()
    .from(frames)
    .where(eq(frames.organizationId, organizationId))
    .orderBy(asc(frames.name), asc(frames.id));
  const fields = frameKeys().flatMap((key) => frameNamed(key, language) ?? []);
  const byName = new Intl.Collator(language);
  return [
    ...fields.toSorted((a, b) => byName.compare(a.name, b.name)).map(shownField),
    ...own.map((row) => shownOwn(row)),
  ];
}

/** A frame with its codes, of the service or of the organization. Throws NOT_FOUND. */
export async function showFrame(db: Db, caller: Caller, key: string, language: string) {
  const field = frameNamed(key, language);
  if (field) return { ...shownField(field), categories: inCategories(field.codes) };
  const own = await findOwn(db, caller, key);
  if (!own) throw frameNotFound();
  return { ...shownOwn(own), categories: inCategories(own.codes) };
}

/**
 * Saves the codebook of a question as a frame, without the answers that its definitions quote and without "Other".
 * Throws NOT_FOUND; EMPTY_CODEBOOK; VALIDATION_ERROR for the name of another frame; CONFLICT if there are 100 of them.
 */
export async function saveFrame(db: Db, caller: Caller, path: QuestionPath, name: string) {
  const { organizationId } = caller;
  return db.transaction(async (tx) => {
    await requireQuestion(tx, caller, path);
    const codebook = await readCodebook(tx, scopeOf(caller, path));
    const codes = codebook.flatMap(({ name: category, codes: own }) =>
      own.flatMap(({ name: of, definition, sentiment }): FramedCode[] =>
        isCatchAllName(of)
          ? []
          : [{ category, name: of, definition: definition && withoutAllQuotes(definition), sentiment }],
      ),
    );
    if (codes.length === 0) throw new AppError("EMPTY_CODEBOOK", "This question has no codes to save as a template.");
    await requireRoom(tx, frames, organizationId, { max: MAX_FRAMES, what: "saved templates" });
    const [row] = await tx
      .insert(frames)
      .values({ organizationId, id: newId(), name, codes })
      .returning()
      .catch(tellTaken);
    if (!row) throw frameNotFound();
    return { ...shownOwn(row), categories: inCategories(codes) };
  });
}

/** Deletes a frame of the organization. Throws NOT_FOUND. */
export async function deleteFrame(db: Db, { organizationId }: Caller, id: string) {
  const gone = await db
    .delete(frames)
    .where(and(eq(frames.organizationId, organizationId), eq(frames.id, id)))
    .returning({ id: frames.id });
  if (gone.length === 0) throw frameNotFound();
  return { id, deleted: true as const };
}

/** The frame that a request names: a key of the service, or a frame of the organization. Throws VALIDATION_ERROR. */
export async function requireFrame(db: Db, caller: Caller, key: string): Promise<string | OwnFrame> {
  if (["auto", "none", ...frameKeys()].includes(key)) return key;
  const own = await findOwn(db, caller, key);
  if (own) return { key: own.id, name: own.name, codes: own.codes };
  throw invalidInput([{ path: "frame", message: "names no template; `GET /v2/frames` lists them" }]);
}

async function findOwn(db: Db, { organizationId }: Caller, key: string) {
  if (!UUID.test(key)) return undefined;
  const [row] = await db
    .select()
    .from(frames)
    .where(and(eq(frames.organizationId, organizationId), eq(frames.id, key)));
  return row;
}

const frameNotFound = () =>
  new AppError("NOT_FOUND", "This template does not exist. List the templates (API: frames) to see which there are.");

const shownField = ({ key, name, definition, codes }: FieldFrame) => ({
  ...{ key, name, definition, codes: codes.length, own: false },
});

const shownOwn = ({ id, name, codes }: typeof frames.$inferSelect) => ({
  ...{ key: id, name, definition: null, codes: codes.length, own: true },
});

function inCategories(codes: readonly (Omit<FramedCode, "sentiment"> & { sentiment?: FramedCode["sentiment"] })[]) {
  const categories = new Map<
    string,
    { name: string; definition: string | null; sentiment: FramedCode["sentiment"] }[]
  >();
  for (const { category, name, definition, sentiment = "Neutral" } of codes) {
    categories.set(category, [...(categories.get(category) ?? []), { name, definition, sentiment }]);
  }
  return Array.from(categories, ([name, own]) => ({ name, codes: own }));
}

function tellTaken(thrown: unknown): never {
  if (isUniqueViolation(thrown))
    throw invalidInput([{ path: "name", message: "is the name of another saved template" }]);
  throw thrown;
}
