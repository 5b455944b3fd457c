/** A passage of an answer that carries a code. */
export type Passage<Mention> = { start: number; end: number; mention: Mention };

/** An answer's text as plain pieces and passages, which hold pieces of their own where they overlap others. */
export type Piece<Mention> = string | { mention: Mention; inside: Piece<Mention>[] };

/**
 * Divides a text by the evidence of its codes. A passage within another is nested in it; where two overlap in part,
 * the later one is cut at the end of the earlier. Read in order, the pieces are the text, character for character.
 * Evidence that is not in the text, or empty, marks nothing.
 */
export function evidenceTree<Mention extends { evidence: string | null }>(
  text: string,
  mentions: readonly Mention[],
): Piece<Mention>[] {
  const passages = mentions.flatMap((mention) => {
    const start = mention.evidence ? text.indexOf(mention.evidence) : -1;
    return start < 0 || !mention.evidence ? [] : [{ start, end: start + mention.evidence.length, mention }];
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
