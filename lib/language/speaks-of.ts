import { stemsOf } from "./terms";

/**
 * Whether a name speaks of a subject: it has all the subject's words, in any form, but for stop words. "Parking fees"
 * speaks of "the parking", "Car park" does not.
 */
export function speaksOf(name: string, subject: string, language: string): boolean {
  const wanted = stemsOf(subject, language);
  const stems = new Set(stemsOf(name, language));
  return wanted.length > 0 && wanted.every((stem) => stems.has(stem));
}
