import { AppError } from "@/lib/errors/app-error";

const STRONG = /^"(\d{1,9})"$/;

/** A record's revision as a strong entity tag: `"3"`. */
export const entityTag = (revision: number) => `"${revision}"`;

/** The revision that `If-Match` names; undefined if it is absent or `*`. Throws VALIDATION_ERROR for anything else. */
export function revisionOf(ifMatch: string | null): number | undefined {
  const given = ifMatch?.trim() ?? "*";
  if (given === "*") return undefined;
  const revision = STRONG.exec(given)?.[1];
  if (revision !== undefined) return Number(revision);
  const message = 'must be the ETag of the record as it was read, such as "3" with its quotes, or *';
  throw new AppError("VALIDATION_ERROR", `The If-Match header ${message}.`, {
    issues: [{ path: "If-Match", message }],
  });
}
