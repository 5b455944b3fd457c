import { stemsOf } from "./terms";

/**
 * Whether a name is about a subject: it holds all the subject's words in any form, apart from stop words. "Parking
 * fees" is about "the parking", "Car park" is not.
 */
export function speaksOf(name: string, subject: string, language: string): boolean {
  const wanted = stemsOf(subject, language);
  const stems = new Set(stemsOf(name, language));
  return wanted.length > 0 && wanted.every((stem) => stems.has(stem));
}
