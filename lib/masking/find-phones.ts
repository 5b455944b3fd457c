import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js";
import { memoized, once } from "@/lib/language/memoized";
import { readTable } from "@/lib/language/read-data";
import type { PersonalPassage } from "./masking";

/** The most numbers checked per answer; after that, everything that looks like a phone number counts as one. */
const MAX_CHECKED = 20;
/** The fewest digits without a country prefix: shorter numbers are as often dates or amounts as phone numbers. */
const MIN_DIGITS = 8;

/** Glued to a word it begins with a plus or a zero: `Tel0151 …`, but not `AB12345678`. */
const LOOKS_LIKE_ONE = /(?:(?<![\p{L}\d])(?:\+|\()?\d|(?<=\p{L})(?:\+\d|0))(?:[ ().\-/]{0,3}\d){6,14}(?!\d)/gu;
const DATE = /^(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})|(?:19|20)\d\d[./-]?\d\d[./-]?\d\d)$/;

/** Phone numbers, international ones and those of countries where these languages (ISO 639-1) are spoken. */
export function* findPhones(text: string, languages: readonly string[]): Generator<PersonalPassage> {
  const countries = [...new Set(languages.flatMap(countriesOf))];
  let checked = 0;
  for (const { 0: number, index: start } of text.matchAll(LOOKS_LIKE_ONE)) {
    if (DATE.test(number)) continue;
    const isOne = ++checked > MAX_CHECKED || isPhone(number, countries);
    if (isOne) yield { kind: "phone", start, end: start + number.length };
  }
}

function isPhone(number: string, countries: readonly CountryCode[]): boolean {
  const international = number.replace(/^00/, "+");
  if (international.startsWith("+") && parsePhoneNumberFromString(international)?.isPossible()) return true;
  if (number.replace(/\D/g, "").length < MIN_DIGITS) return false;
  return countries.some((country) => parsePhoneNumberFromString(number, country)?.isValid());
}

const listed = once(
  () =>
    new Map(
      readTable("masking/data/phone-countries.tsv", ["language", "countries"]).map(({ language, countries }) => [
        language,
        countries.split(" "),
      ]),
    ),
);

const countriesOf = memoized((language): CountryCode[] =>
  (listed().get(language) ?? [regionOf(language)]).filter((country) => isSupportedCountry(country)),
);

function regionOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().region ?? "";
  } catch {
    return "";
  }
}
