/**
 * The media type of a file that the client prefers to JSON, by the `Accept` header (RFC 9110, 12.5.1); null if it
 * prefers JSON or names none of the file's types. A wildcard does not count, because a client that accepts anything
 * accepts JSON.
 */
export function acceptedType(accept: string | null, types: readonly string[]): string | null {
  const wanted = (accept ?? "").split(",").map((part) => {
    const [type = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    return { type, quality: quality === undefined ? 1 : Number(quality) };
  });
  const known = wanted.filter(({ type, quality }) => quality > 0 && (type === JSON_TYPE || types.includes(type)));
  const [best] = known.toSorted((one, other) => other.quality - one.quality);
  return best && best.type !== JSON_TYPE ? best.type : null;
}

const JSON_TYPE = "application/json";
