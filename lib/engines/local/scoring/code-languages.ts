import { detectLanguage } from "@/lib/language/detect-language";
import type { FrameCode } from "../../engine";
import { nameInWords, parseDefinition } from "./definition";
import { CODEBOOK_LETTERS_READ, LONG_CODE_TEXT } from "./parameters";

const detected = new WeakMap<readonly FrameCode[], { fallback: string; languages: readonly string[] }>();

/**
 * The language of each code: the detected one if the code's text is long enough, otherwise that of the whole codebook.
 * The result is cached for each list, because several models of a codebook ask for it.
 */
export function languagesOfCodes(codes: readonly FrameCode[], fallback: string): readonly string[] {
  const known = detected.get(codes);
  if (known?.fallback === fallback) return known.languages;
  const languages = detect(codes, fallback);
  detected.set(codes, { fallback, languages });
  return languages;
}

function detect(codes: readonly FrameCode[], fallback: string): string[] {
  const texts = codes.map(({ name, definition }) =>
    `${nameInWords(name)}. ${parseDefinition(definition).scope}`.trim(),
  );
  const whole = detectLanguage(texts.join(" ").slice(0, CODEBOOK_LETTERS_READ).toLowerCase(), fallback);
  return texts.map((text) => (text.length < LONG_CODE_TEXT ? whole : detectLanguage(text, whole)));
}
