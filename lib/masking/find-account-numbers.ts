import { getCountrySpecifications, isValidIBAN } from "ibantools";
import { once } from "@/lib/language/memoized";
import type { PersonalPassage } from "./masking";

const LONGEST_IBAN = 34;
/** It may be glued to a word: `KontoDE89…`. */
const IBAN_BEGINS = /[a-z]{2}\d{2}(?=[ -]?[a-z\d])/gi;
const lengths = once(
  () => new Map(Object.entries(getCountrySpecifications()).map(([code, { chars }]) => [code, chars])),
);

/** Bank accounts by ISO 13616: the length that the country has, and a right check sum. */
export function* findIbans(text: string): Generator<PersonalPassage> {
  for (const { 0: head, index: start } of text.matchAll(IBAN_BEGINS)) {
    const length = lengths().get(head.slice(0, 2).toUpperCase());
    const end = length && endOf(text, start, length);
    if (end && isValidIBAN(text.slice(start, end).replace(/[ -]/g, "").toUpperCase()))
      yield { kind: "iban", start, end };
  }
}

/** The end of this many letters and digits, with single spaces or hyphens in between; null if there are fewer. */
function endOf(text: string, start: number, length: number): number | null {
  let counted = 0;
  for (let place = start; place < text.length && place < start + 2 * LONGEST_IBAN; place++) {
    const isBetween = /[ -]/.test(text[place] ?? "");
    if (isBetween) continue;
    if (!/[a-z\d]/i.test(text[place] ?? "")) return null;
    counted += 1;
    if (counted === length) return place + 1;
  }
  return null;
}

const CARD_DIGITS = { min: 13, max: 19 };
const CARD_BEGINS = /(?<!\d)[2-6](?:[ -]?\d){12,18}/g;

/** Payment cards: 13 to 19 digits with a right check digit (ISO/IEC 7812-1, Luhn's formula). */
export function* findCards(text: string): Generator<PersonalPassage> {
  for (const { 0: run, index: start } of text.matchAll(CARD_BEGINS)) {
    const places = [...run.matchAll(/\d/g)].map(({ index }) => start + index);
    for (let count = Math.min(places.length, CARD_DIGITS.max); count >= CARD_DIGITS.min; count--) {
      const end = (places[count - 1] ?? start) + 1;
      const isWhole = !/\d/.test(text[end] ?? "");
      if (!isWhole || !isLuhn(text.slice(start, end).replace(/\D/g, ""))) continue;
      yield { kind: "card", start, end };
      break;
    }
  }
}

/** Every second digit from the right is doubled; the sum of all digits must be a multiple of ten. */
function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
