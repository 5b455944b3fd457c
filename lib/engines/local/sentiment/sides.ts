import { once } from "@/lib/language/memoized";
import { anyOf, readTable } from "@/lib/language/read-data";

/** Whether a part of an answer lists good points (praise) or bad points (blame). */
export type Side = "praise" | "blame";

/** A part of an answer, with its side if a heading or sign tells it. */
export type SidedPart = { start: number; end: number; side?: Side };

/** Matches a heading of a list: "Pros:", "What I liked: ". The first group is set for headings of praise. */
const heading = once(() => {
  const rows = readTable("engines/local/sentiment/data/list-headings.tsv", ["side", "pattern"]);
  const patternOf = (side: Side) => anyOf(rows.flatMap((row) => (row.side === side ? row.pattern : [])));
  return new RegExp(
    `(?<=^|[\\n.;!?,]\\s*)(?:the |what (?:was |is |i )?)?(?:(${patternOf("praise")})|${patternOf("blame")})(?: (?:points?|things?|bits?|aspects?|parts?|side))?\\s?[:=](?=\\s)`,
    "giu",
  );
});
const SIGN = /(?<=^|[\s,;])([+\-–−])(?=\s?\p{L})/gu;

/**
 * Cuts a text at headings ("Good: ... Bad: ...") and, in a list with both plus and minus signs, at these signs. A text
 * without any of these is one part without a side.
 */
export function sidesOf(text: string): SidedPart[] {
  const marks = headingsOf(text) ?? signsOf(text) ?? [];
  const parts: SidedPart[] = marks.map(({ start, side }, index) => ({
    start,
    end: marks[index + 1]?.start ?? text.length,
    side,
  }));
  const [first] = marks;
  return first?.start === 0 ? parts : [{ start: 0, end: first?.start ?? text.length }, ...parts];
}

type Mark = { start: number; side: Side };

function headingsOf(text: string): Mark[] | null {
  if (!/[:=]/.test(text)) return null;
  const marks = Array.from(text.matchAll(heading()), ({ 1: praise, index }): Mark => {
    return { start: index, side: praise ? "praise" : "blame" };
  });
  return marks.length > 0 ? marks : null;
}

function signsOf(text: string): Mark[] | null {
  if (!text.includes("+")) return null;
  const marks = Array.from(text.matchAll(SIGN), ({ 1: sign, index }): Mark => {
    return { start: index, side: sign === "+" ? "praise" : "blame" };
  });
  const isBoth = new Set(marks.map(({ side }) => side)).size === 2;
  return isBoth && marks[0]?.start === 0 ? marks : null;
}
