import { once } from "@/lib/language/memoized";
import { anyOf, readLines } from "@/lib/language/read-data";

/**
 * Links, e-mail addresses, handles, markup, character entities, quoted lines, and masks of personal data such as
 * "[EMAIL]" or "[NAME_1]"; the "[" may be missing if a clause was cut after it.
 */
const ARTEFACTS = [
  /(?:https?:\/\/|www\.)\S+/u.source,
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+\.[\p{L}\p{N}.-]+/u.source,
  /(?<![\p{L}\p{N}])(?:[Rr][Tt] )?@\[?[\p{L}\p{N}_]+\]?:?/u.source,
  /<\/?[a-zA-Z][^<>]{0,200}>/u.source,
  /&(?:#\d{1,6}|#x[\da-fA-F]{1,6}|[a-zA-Z]{2,8});/u.source,
  /^>.*$/u.source,
  /\[?\p{Lu}[\p{Lu}\p{N}_ ]{1,30}\]/u.source,
];

const artefact = once(() => new RegExp(ARTEFACTS.join("|"), "gmu"));
const salutation = once(
  () =>
    new RegExp(
      `(?<!\\p{L})${anyOf(readLines("engines/local/codebook/data/salutations.txt"))}(?![\\p{L}\\p{N}])`,
      "giu",
    ),
);

/** An answer without what says nothing about its subject: links, handles, markup, masks, greetings and signatures. */
export function withoutArtefacts(text: string): string {
  return text
    .replace(artefact(), ",")
    .replace(salutation(), ",")
    .replace(/#(?=\p{L})/gu, "");
}
