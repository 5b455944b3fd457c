import { seededRandom } from "@/lib/numeric/random";
import type { Field, FieldName } from "./fields";
import { PHRASES, type Phrases } from "./phrases";
import { mistyped } from "./typing-errors";

/** An invented answer, and the names that it gives. */
export type NamedAnswer = { id: string; text: string; truth: string[] };

const LIST_BREAKS = [", ", ",", " / ", "/", "; ", "\n", " ", " & ", " + ", " - ", ", ", ", ", "\n"];
const MAX_LISTED = 5;

type Random = () => number;

/** Answers to a field's question: names alone, in lists and in sentences, some mistyped; and answers without a name. */
export function writeAnswers(field: Field, count: number, seed: number): NamedAnswer[] {
  const random = seededRandom(seed);
  const phrases = PHRASES[field.language] as Phrases;
  return Array.from({ length: count }, (_, index) => ({ id: String(index), ...writeAnswer(field, phrases, random) }));
}

function writeAnswer(field: Field, phrases: Phrases, random: Random): Omit<NamedAnswer, "id"> {
  const kind = random();
  if (kind < 0.06) return { text: cased(pick(phrases.nonAnswers, random), random), truth: [] };
  if (kind < 0.13) return { text: pick(phrases.comments, random), truth: [] };
  if (kind < 0.33) {
    const sentence = pick(field.heldOut ? phrases.otherSentences : phrases.sentences, random);
    const names = draw(field, sentence.includes("{B}") ? 2 : 1, random);
    const [a = "", b = ""] = names.map((name) => written(name, field, random));
    const text = sentence.replace("{A}", () => a).replace("{B}", () => b);
    return { text: random() < 0.3 ? text.toLowerCase() : text, truth: names.map(({ name }) => name) };
  }
  const names = draw(field, kind < 0.63 ? 1 : 2 + Math.floor(random() * (MAX_LISTED - 1)), random);
  const style = random();
  const spelt = names.map((name) => {
    const spelling = written(name, field, random);
    return style < 0.45 ? spelling.toLowerCase() : style < 0.53 ? spelling.toUpperCase() : spelling;
  });
  return { text: listed(spelt, phrases.and, random), truth: names.map(({ name }) => name) };
}

function listed(names: readonly string[], and: string, random: Random): string {
  if (names.length === 1) return names[0] ?? "";
  const kind = random();
  if (kind < 0.1) return names.map((name, index) => `${index + 1}. ${name}`).join(random() < 0.5 ? "\n" : " ");
  if (kind < 0.3) return `${names.slice(0, -1).join(", ")} ${and} ${names.at(-1)}`;
  return names.join(pick(LIST_BREAKS, random));
}

/** Random names of a field. As in surveys, the first is far more frequent than the last (Zipf's law). */
function draw({ names }: Field, count: number, random: Random): FieldName[] {
  const drawn = new Set<FieldName>();
  const total = names.reduce((sum, _, rank) => sum + 1 / (rank + 2), 0);
  while (drawn.size < count) {
    let left = random() * total;
    const rank = names.findIndex((_, index) => {
      left -= 1 / (index + 2);
      return left <= 0;
    });
    const name = names[rank];
    if (name) drawn.add(name);
  }
  return [...drawn];
}

function written(entry: FieldName, field: Field, random: Random): string {
  const { name, aliases } = entry;
  const spelling = aliases.length > 0 && random() < 0.3 ? pick(aliases, random) : name;
  const twist = random();
  if (twist < 0.18) {
    const typo = mistyped(spelling, random);
    return isTaken(typo, entry, field) ? spelling : typo;
  }
  if (twist < 0.24) return `${spelling} ${pick(field.additions, random)}`;
  if (twist < 0.26 && field.language === "en") return `the ${spelling}`;
  if (twist < 0.28 && field.language === "en" && !spelling.endsWith("s")) return `${spelling}'s`;
  return spelling;
}

function isTaken(spelling: string, own: FieldName, { names }: Field): boolean {
  return names.some(
    (entry) =>
      entry !== own && [entry.name, ...entry.aliases].some((other) => other.toLowerCase() === spelling.toLowerCase()),
  );
}

function cased(text: string, random: Random): string {
  return random() < 0.3 ? text.toUpperCase() : text;
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  return items[Math.floor(random() * items.length)] as Item;
}
