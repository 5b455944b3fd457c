import { EVERYDAY_WORDS } from "./everyday-words";

/** True for a language (ISO 639-1) whose everyday words are listed. */
export function hasEverydayWords(language: string): language is keyof typeof EVERYDAY_WORDS {
  return Object.hasOwn(EVERYDAY_WORDS, language);
}

/** The words that people say most in a language; none where they are not listed. */
export function everydayWordsOf(language: string): string[] {
  return hasEverydayWords(language) ? EVERYDAY_WORDS[language].trim().split(/\s+/) : [];
}
