import { InvalidArgumentError } from "commander";
import { z } from "zod";

const LARGEST = 2_147_483_647;

const parsed =
  <Value>(schema: z.ZodType<Value>, expected: string) =>
  (text: string): Value => {
    const result = schema.safeParse(text);
    if (!result.success) throw new InvalidArgumentError(`Expected ${expected}.`);
    return result.data;
  };

export const id = parsed(z.guid(), "an id in UUID form");
export const credits = parsed(integer(0), "a whole number of credits, 0 or more");
export const amount = parsed(integer(1), "a whole number of credits, 1 or more");
export const hours = parsed(integer(0), "a whole number of hours, 0 or more");
export const moment = parsed(
  z.union([z.iso.datetime({ offset: true, local: true }), z.iso.date()]).pipe(z.coerce.date()),
  "an ISO date, like 2027-01-31 or 2027-01-31T12:00:00Z",
);

/** Returns a parser of a list separated by commas or spaces; each entry must be one of `choices`. */
export const listOf = <Choice extends string>(choices: readonly Choice[]) =>
  parsed(
    z.preprocess(
      (text) =>
        String(text)
          .split(/[\s,]+/)
          .filter(Boolean),
      z.array(z.enum(choices)).min(1),
    ),
    `one or more of ${choices.join(", ")}, separated by commas`,
  );

function integer(min: number) {
  return z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(min).max(LARGEST));
}
