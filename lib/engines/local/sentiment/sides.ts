/** What answers set against each other: what is good, what is bad. */
export type Side = "praise" | "blame";

/** A part of an answer, and the side that a heading or a sign puts it on. */
export type SidedPart = { start: number; end: number; side?: Side };

const PRAISE =
  "good|great|pros?|positives?|likes?|liked|best|plus(?:es)?|advantages?|upsides?|strengths?|gut|gutes|positiv(?:es)?|vorteile?|stärken|bueno|lo (?:bueno|mejor|positivo)|positivos?|ventajas|a favor|(?:puntos|aspectos) (?:positivos|fuertes)|(?:les )?(?:points?|aspects?) (?:positifs?|forts?)|positifs?|avantages?|les plus|bom|o (?:bom|melhor)|pontos (?:positivos|fortes)|vantagens|prós";
const BLAME =
  "bad|cons?|negatives?|dislikes?|disliked|worst|minus(?:es)?|disadvantages?|downsides?|weakness(?:es)?|to improve|improve|schlecht(?:es)?|negativ(?:es)?|nachteile?|schwächen|malo|lo (?:malo|peor|negativo)|negativos?|desventajas|en contra|(?:puntos|aspectos) (?:negativos|débiles)|(?:les )?(?:points?|aspects?) (?:négatifs?|faibles?)|négatifs?|inconvénients?|les moins|mau|o (?:mau|pior)|pontos (?:negativos|fracos)|desvantagens|contras?";
const HEADING = new RegExp(
  `(?<=^|[\\n.;!?,]\\s*)(?:the |what (?:was |is |i )?)?(?:(${PRAISE})|(?:${BLAME}))(?: (?:points?|things?|bits?|aspects?|parts?|side))?\\s?[:=](?=\\s)`,
  "giu",
);
const SIGN = /(?<=^|[\s,;])([+\-–−])(?=\s?\p{L})/gu;

/**
 * Cuts a text where a heading ("Good: ... Bad: ...") or, in a list that has both, a plus or a minus puts what
 * follows on a side; one part without a side where there is none.
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
  const marks = Array.from(text.matchAll(HEADING), ({ 1: praise, index }): Mark => {
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
