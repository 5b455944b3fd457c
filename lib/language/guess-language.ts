import { detectLanguage } from "./detect-language";
import { mainLanguage } from "./main-language";

/** The most answers that are read. */
const READ = 300;
/** Answers of this length in characters, or in another script than the Latin one, tell their language. */
const TELLING = 20;
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;
/** Answers that do not tell their language are left out if at least this share does. */
const MIN_TELLING = 0.2;

/** The language of most answers, ISO 639-1, by up to 300 of them, from first to last; English if none has a majority. */
export function guessLanguage(answers: readonly string[]): string {
  const filled = answers.filter((text) => text.trim() !== "");
  const telling = filled.filter((text) => text.trim().length >= TELLING || OTHER_SCRIPT.test(text));
  const texts = telling.length >= MIN_TELLING * filled.length ? telling : filled;
  const step = Math.max(1, Math.ceil(texts.length / READ));
  const read = texts.filter((_, index) => index % step === 0);
  return mainLanguage(
    read.map((text) => ({ language: detectLanguage(text, "en") })),
    "en",
  );
}
