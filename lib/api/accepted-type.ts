import { AppError } from "@/lib/errors/app-error";

/**
 * The media type of a file that the client prefers to JSON, by the `Accept` header (RFC 9110, 12.5.1); null if it
 * prefers JSON or names none of the file's types. A wildcard does not count, because a client that accepts anything
 * accepts JSON. Throws VALIDATION_ERROR if it wants a picture of a type in which there is none.
 */
export function acceptedType(accept: string | null, types: readonly string[]): string | null {
  const wanted = (accept ?? "").split(",").map((part) => {
    const [type = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    return { type, quality: quality === undefined ? 1 : Number(quality) };
  });
  const known = wanted.filter(({ type, quality }) => quality > 0 && (type === JSON_TYPE || types.includes(type)));
  const [best] = known.toSorted((one, other) => other.quality - one.quality);
  if (best) return best.type === JSON_TYPE ? null : best.type;
  const pictures = types.filter(isPicture);
  const other = wanted.find(({ type, quality }) => quality > 0 && isPicture(type));
  if (pictures.length === 0 || !other) return null;
  const message = `must not ask for ${other.type}: pictures are sent as ${pictures.join(" or ")}`;
  throw new AppError("VALIDATION_ERROR", `The Accept header ${message}.`, { issues: [{ path: "Accept", message }] });
}

const isPicture = (type: string): boolean => /^image\/[^*]/.test(type);

const JSON_TYPE = "application/json";
