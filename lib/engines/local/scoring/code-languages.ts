import { detectLanguage } from "@/lib/language/detect-language";
import type { FrameCode } from "../../engine";
import { nameInWords, parseDefinition } from "./definition";
import { CODEBOOK_LETTERS_READ, LONG_CODE_TEXT } from "./parameters";

/**
 * The language in which each code is written: its own where its text is long enough to tell, else that of the whole
 * codebook.
 */
export function languagesOfCodes(codes: readonly FrameCode[], fallback: string): string[] {
  const texts = codes.map(({ name, definition }) =>
    `${nameInWords(name)}. ${parseDefinition(definition).scope}`.trim(),
  );
  const whole = detectLanguage(texts.join(" ").slice(0, CODEBOOK_LETTERS_READ).toLowerCase(), fallback);
  return texts.map((text) => (text.length < LONG_CODE_TEXT ? whole : detectLanguage(text, whole)));
}
