import { escapeXml } from "@/lib/tables/escape-xml";

/** Pieces of DrawingML. Source: ECMA-376, Office Open XML, part 1, chapters 19 to 21. */

export const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
export const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const DRAWING = "http://schemas.openxmlformats.org/drawingml/2006";
export const NAMESPACES = `xmlns:a="${DRAWING}/main" xmlns:r="${OFFICE}" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"`;
export const CHART_NAMESPACES = `xmlns:c="${DRAWING}/chart" xmlns:a="${DRAWING}/main" xmlns:r="${OFFICE}"`;
export const GRAPHICS = { table: `${DRAWING}/table`, chart: `${DRAWING}/chart` };

/** Inches in the unit of Office files (EMU). */
export const inches = (value: number): number => Math.round(value * 914_400);

export type Box = { x: number; y: number; width: number; height: number };

/** A place and size, given in inches, as the element `name`. */
export const transform = (name: string, { x, y, width, height }: Box): string =>
  `<${name}><a:off x="${inches(x)}" y="${inches(y)}"/><a:ext cx="${inches(width)}" cy="${inches(height)}"/></${name}>`;

/** Text as one line. */
export const line = (text: string): string => escapeXml(text.replace(/\s+/g, " "));

/** A colour of the theme such as `accent1`, or six hexadecimal digits. */
export const fill = (colour: string): string =>
  `<a:solidFill>${/^[0-9A-F]{6}$/i.test(colour) ? `<a:srgbClr val="${colour.toUpperCase()}"/>` : `<a:schemeClr val="${colour}"/>`}</a:solidFill>`;

export const NO_FILL = "<a:noFill/>";

/** A line of this width in points; without a colour, none. */
export const stroke = (name: string, colour: string | null, points = 0.75): string =>
  colour === null
    ? `<${name} w="0">${NO_FILL}</${name}>`
    : `<${name} w="${Math.round(points * 12_700)}">${fill(colour)}</${name}>`;

type Type = { size?: number | undefined; isBold?: boolean | undefined; colour?: string | undefined };

const properties = (name: string, { size, isBold, colour }: Type): string =>
  `<${name}${size ? ` sz="${Math.round(size * 100)}"` : ""}${isBold ? ' b="1"' : ""}>${colour ? fill(colour) : ""}</${name}>`;

/** Text of one kind within a paragraph. */
export const run = (text: string, type: Type = {}): string =>
  text === "" ? "" : `<a:r>${properties("a:rPr", type)}<a:t>${line(text)}</a:t></a:r>`;

/** Text that begins with a letter of a script written from the right, such as Arabic. */
const FROM_RIGHT = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** A paragraph of runs; `text` decides its direction. */
export function paragraph(runs: string, text: string, align?: "l" | "r" | "ctr", indent = 0): string {
  const attributes = [
    indent > 0 ? ` marL="${inches(indent)}"` : "",
    align ? ` algn="${align}"` : "",
    FROM_RIGHT.test(text) ? ' rtl="1"' : "",
  ].join("");
  return `<a:p>${attributes === "" ? "" : `<a:pPr${attributes}/>`}${runs}</a:p>`;
}

export const relationships = (entries: readonly { id: string; type: string; target: string }[]): string =>
  `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${entries
    .map(
      ({ id, type, target }) =>
        `<Relationship Id="${id}" Type="${type.startsWith("http") ? type : `${OFFICE}/${type}`}" Target="${target}"/>`,
    )
    .join("")}</Relationships>`;
