/**
 * The media type that the client prefers among those of the file; null if it prefers JSON or names none of them (RFC
 * 9110, 12.5.1). A wildcard does not count: it accepts the usual reply.
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
