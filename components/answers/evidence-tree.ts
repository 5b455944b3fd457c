/** A passage of an answer that is the evidence of a code. */
export type Passage<Mention> = { start: number; end: number; mention: Mention };

/** A piece of an answer: plain text, or a passage with its own pieces, since passages may overlap. */
export type Piece<Mention> = string | { mention: Mention; inside: Piece<Mention>[] };

/**
 * Splits a text at the evidence of its codes. A passage inside another is nested in it. If two passages overlap partly,
 * the later one is split at the end of the earlier one: A “abc” and B “cd” in “abcd” become A[ab B[c]] B[d]. The pieces
 * in order are the text, character for character. Evidence that is empty or not in the text is ignored.
 */
export function evidenceTree<Mention extends { evidence: string | null; evidenceStart?: number | null | undefined }>(
  text: string,
  mentions: readonly Mention[],
): Piece<Mention>[] {
  const passages = mentions.flatMap((mention) => {
    const { evidence, evidenceStart } = mention;
    if (!evidence) return [];
    const isThere = evidenceStart != null && text.startsWith(evidence, evidenceStart);
    const start = isThere ? evidenceStart : text.indexOf(evidence);
    return start < 0 ? [] : [{ start, end: start + evidence.length, mention }];
  });
  return nest(text, 0, text.length, passages);
}

function nest<Mention>(
  text: string,
  from: number,
  to: number,
  passages: readonly Passage<Mention>[],
): Piece<Mention>[] {
  const [outer, ...rest] = [...passages].sort((a, b) => a.start - b.start || b.end - a.end);
  if (!outer) return from < to ? [text.slice(from, to)] : [];
  const within = rest.flatMap((passage) => clip(passage, outer.start, outer.end));
  const after = rest.flatMap((passage) => clip(passage, outer.end, to));
  return [
    ...(from < outer.start ? [text.slice(from, outer.start)] : []),
    { mention: outer.mention, inside: nest(text, outer.start, outer.end, within) },
    ...nest(text, outer.end, to, after),
  ];
}

function clip<Mention>(passage: Passage<Mention>, from: number, to: number): Passage<Mention>[] {
  const start = Math.max(passage.start, from);
  const end = Math.min(passage.end, to);
  return start < end ? [{ ...passage, start, end }] : [];
}
