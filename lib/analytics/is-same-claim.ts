/** Words that state a share or a number without digits. */
const CLAIMS =
  /\b(?:half|third|quarter|majority|minority|most|all|none|nobody|everyone|everybody|always|never|twice|double|triple|dozens?|hundreds?|two|three|four|five|six|seven|eight|nine|ten)\b/g;
const MORE = /\b(?:more|higher|above|exceeds?|rises?|likelier)\b/;
const LESS = /\b(?:less|lower|below|fewer|rarer|rarely|seldom|falls?|least|unlikely)\b/;
const POLES = /\b(?:positive|negative)/g;
/** A name in any quotation marks that models use. */
const NAME = /[“"„«]([^“”"„«»]*)[”"“»]/g;
const NUMBER = /\d+(?:[.,]\d+)*\s?%?/g;

/** A phrasing may be at most this many times as long as the computed sentence. */
const MAX_TIMES_LONGER = 3;

/**
 * Checks that a model's phrasing says the same as the computed sentence: the same names and figures in the same order,
 * the same direction (more or less), and no share in words that the sentence lacks.
 */
export function isSameClaim(phrasing: string, sentence: string): boolean {
  if (phrasing.length > MAX_TIMES_LONGER * sentence.length || /[\n<>]|https?:/i.test(phrasing)) return false;
  const [said, meant] = [partsOf(phrasing), partsOf(sentence)];
  return (
    isEqual(said.names, meant.names) &&
    isEqual(said.numbers, meant.numbers) &&
    isEqual(said.poles, meant.poles) &&
    said.more === meant.more &&
    said.less === meant.less &&
    said.claims.every((claim) => meant.claims.includes(claim))
  );
}

type Parts = Record<"names" | "numbers" | "poles" | "claims", readonly string[]> & Record<"more" | "less", boolean>;

function partsOf(text: string): Parts {
  const names = [...text.matchAll(NAME)].map(([, name = ""]) => name);
  const rest = text.replace(NAME, " ").toLowerCase();
  return {
    names,
    numbers: (rest.match(NUMBER) ?? []).map((number) => number.replace(/[\s,]/g, "")),
    poles: rest.match(POLES) ?? [],
    claims: rest.match(CLAIMS) ?? [],
    more: MORE.test(rest),
    less: LESS.test(rest),
  };
}

const isEqual = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((one, index) => one === others[index]);
