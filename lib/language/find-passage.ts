/** JavaScript engines may need time proportional to the product of both lengths to search for a longer passage. */
const LONGEST_FOR_INDEX_OF = 200;

/**
 * Where a passage first begins in a text, or -1. Takes linear time also for long passages that repeat themselves, such
 * as "b" and then "a" 9,999 times.
 * Source: Knuth, Morris and Pratt 1977, "Fast pattern matching in strings".
 */
export function indexOfPassage(text: string, passage: string): number {
  if (passage.length <= LONGEST_FOR_INDEX_OF) return text.indexOf(passage);
  const fallbacks = fallbacksOf(passage);
  let matched = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    while (matched > 0 && passage.charCodeAt(matched) !== unit) matched = fallbacks[matched - 1] as number;
    if (passage.charCodeAt(matched) === unit) matched++;
    if (matched === passage.length) return at + 1 - matched;
  }
  return -1;
}

/** For each prefix of the passage: the length of its longest proper suffix that is also a prefix of the passage. */
function fallbacksOf(passage: string): Int32Array {
  const fallbacks = new Int32Array(passage.length);
  let matched = 0;
  for (let at = 1; at < passage.length; at++) {
    const unit = passage.charCodeAt(at);
    while (matched > 0 && passage.charCodeAt(matched) !== unit) matched = fallbacks[matched - 1] as number;
    if (passage.charCodeAt(matched) === unit) matched++;
    fallbacks[at] = matched;
  }
  return fallbacks;
}
