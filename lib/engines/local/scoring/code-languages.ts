import { detectLanguage } from "@/lib/language/detect-language";
import type { FrameCode } from "../../engine";
import { parseDefinition, spaced } from "./definition";

const MOST_READ = 3_000;
/** So long a text tells its language whatever the others are written in. */
const LONG = 80;

/** The language in which each code is written: its own where it is long enough, else that of the codebook as a whole. */
export function languagesOfCodes(codes: readonly FrameCode[], fallback: string): string[] {
  const texts = codes.map(({ name, definition }) => `${spaced(name)}. ${parseDefinition(definition).scope}`.trim());
  const whole = detectLanguage(texts.join(" ").slice(0, MOST_READ).toLowerCase(), fallback);
  return texts.map((text) => (text.length < LONG ? whole : detectLanguage(text, whole)));
}
