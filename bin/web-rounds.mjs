// Lines in which senders wait with any number of requests each, and are served one request each per round.

/**
 * The functions that begin the waiting requests, by sender. The sender whose turn is next comes first.
 * @typedef {Map<string, Set<() => void>>} Line
 */

/** @param {Line} line @param {string} sender @param {() => void} begin */
export function addTo(line, sender, begin) {
  line.set(sender, (line.get(sender) ?? new Set()).add(begin));
}

/** @param {Line} line @param {string} sender @param {() => void} begin */
export function removeFrom(line, sender, begin) {
  const own = line.get(sender);
  own?.delete(begin);
  if (own?.size === 0) line.delete(sender);
}

/**
 * Takes the oldest request of the sender whose turn it is, and puts the sender behind the others. Undefined if the line
 * is empty.
 * @param {Line} line
 */
export function takeFrom(line) {
  for (const [sender, own] of line) {
    line.delete(sender);
    const [begin, next] = own;
    if (begin) own.delete(begin);
    if (next) line.set(sender, own);
    return begin;
  }
  return undefined;
}
