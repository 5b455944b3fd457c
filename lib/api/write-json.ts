import { z } from "zod";
import { nextTurn } from "@/lib/next-turn";

/** The most values that one turn of the event loop parses and writes; they take about 5 ms. */
const VALUES_PER_TURN = 2_000;
/** This many characters of text count as one value. */
const CHARACTERS_PER_VALUE = 200;

/**
 * The JSON of a value as its schema shapes it. A large value is parsed and written in many turns of the event loop, so
 * that other work can run in between. In that case every element and field is checked, but not refinements of the
 * schema that concern a whole list or record.
 */
export async function writeJson(schema: z.ZodType, value: unknown): Promise<string> {
  let text = "";
  for await (const piece of jsonPieces(schema, value)) text += piece;
  return text;
}

/** Like `writeJson`, but yields the text piece by piece. */
export async function* jsonPieces(schema: z.ZodType, value: unknown): AsyncGenerator<string, void> {
  if (fits(value, VALUES_PER_TURN)) yield JSON.stringify(schema.parse(value));
  else yield* piecesOf(schema, value);
}

async function* piecesOf(schema: z.ZodType, value: unknown): AsyncGenerator<string, void> {
  const bare = unwrapped(schema);
  if (bare instanceof z.ZodArray && Array.isArray(value)) yield* listPieces(bare.element as z.ZodType, value);
  else if (bare instanceof z.ZodObject && isRecord(value)) yield* recordPieces(bare, value);
  else {
    yield JSON.stringify(schema.parse(value));
    await nextTurn();
  }
}

async function* listPieces(element: z.ZodType, items: readonly unknown[]): AsyncGenerator<string, void> {
  let room = VALUES_PER_TURN;
  yield "[";
  for (const [index, item] of items.entries()) {
    if (index > 0) yield ",";
    const left = roomAfter(item, room);
    if (left === null && !fits(item, VALUES_PER_TURN)) yield* piecesOf(element, item);
    else yield JSON.stringify(element.parse(item));
    room = left ?? VALUES_PER_TURN;
    if (left === null) await nextTurn();
  }
  yield "]";
}

async function* recordPieces(schema: z.ZodObject, record: Record<string, unknown>): AsyncGenerator<string, void> {
  let separator = "{";
  for (const [name, field] of Object.entries(schema.shape as Record<string, z.ZodType>)) {
    if (record[name] === undefined && field.safeParse(undefined).data === undefined) {
      field.parse(undefined);
      continue;
    }
    yield `${separator}${JSON.stringify(name)}:`;
    yield* piecesOf(field, record[name]);
    separator = ",";
  }
  yield separator === "{" ? "{}" : "}";
}

/** The schema within optional and nullable wrappers. */
function unwrapped(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? unwrapped(schema.unwrap() as z.ZodType)
    : schema;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const fits = (value: unknown, room: number): boolean => roomAfter(value, room) !== null;

/**
 * What is left of `room` after subtracting a value's size; null if the value does not fit. Stops counting when nothing
 * is left.
 */
function roomAfter(value: unknown, room: number): number | null {
  let left = room - 1;
  if (typeof value === "string") left -= Math.floor(value.length / CHARACTERS_PER_VALUE);
  if (left < 0) return null;
  if (typeof value !== "object" || value === null) return left;
  for (const name in value) {
    const after = roomAfter((value as Record<string, unknown>)[name], left);
    if (after === null) return null;
    left = after;
  }
  return left;
}
