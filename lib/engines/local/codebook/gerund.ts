import { inSentence } from "./naming";

const FIRST_WORD = /^\p{L}+/u;
/**
 * Verbs of one syllable that end in a single vowel and a consonant. The ending doubles that consonant: "get", "plan",
 * "quit".
 */
const DOUBLED = /^[^aeiouy]*(?:qu)?[aeiouy][bdfglmnprtz]$/u;
/** Verbs of several syllables that double their last consonant, because they stress the last syllable. */
const ALSO_DOUBLED = /^(?:begin|forget|admit|permit|commit|submit|refer|prefer|occur|control|regret)$/u;

/** An action as the subject of a sentence: "raise taxes" becomes "raising taxes". English only. */
export function asGerund(action: string): string {
  return action.replace(FIRST_WORD, (verb) => {
    if (/[aeiouy].*ing$/u.test(verb)) return verb;
    if (verb.endsWith("ie")) return `${verb.slice(0, -2)}ying`;
    if (/[^eoy]e$/u.test(verb)) return `${verb.slice(0, -1)}ing`;
    return DOUBLED.test(verb) || ALSO_DOUBLED.test(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
  });
}

/** The name of a theme as the subject of a sentence; an action becomes a gerund. */
export function asSubject(name: string, isAction: boolean, language: string): string {
  const subject = inSentence(name, language);
  return isAction ? asGerund(subject) : subject;
}
