import type { PersonalPassage } from "./masking";

/** A link with a path or parameters, which may identify a person. A host alone ("www.hotel.com") is kept. */
const LINK = /(?<![\p{L}\p{N}@])(?:https?:\/\/|www\.)[\p{L}\p{N}.:@-]{1,253}[/?#][^\s<>"]{0,2000}/giu;
/**
 * The same without `https://`, as people write their profiles: "facebook.com/john.doe". The host ends in the code of a
 * country or in a general domain of the web, so that "cold.heating/cooling" is none.
 */
const BARE_LINK =
  /(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}-]{1,63}\.){1,8}(?:[a-z]{2}|com|net|org|info|app|link|page|social|online|site|blog|bio)\/[\p{L}\p{N}@~_?#][^\s<>"]{0,2000}/giu;
/**
 * Limited to the longest parts of an address (RFC 5321), to bound the work on other texts. A very long address may be
 * matched only in part.
 */
const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){0,8}[\p{L}\p{N}-]{1,63}/gu;

/** Links that may identify a person. */
export function* findLinks(text: string): Generator<PersonalPassage> {
  for (const pattern of [LINK, BARE_LINK]) {
    for (const { 0: link, index: start } of text.matchAll(pattern))
      yield { kind: "link", start, end: start + link.length };
  }
}

/** E-mail addresses. */
export function* findEmails(text: string): Generator<PersonalPassage> {
  if (!text.includes("@")) return;
  for (const { 0: email, index: start } of text.matchAll(EMAIL))
    yield { kind: "email", start, end: start + email.length };
}
