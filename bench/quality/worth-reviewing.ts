import { shuffled } from "@/lib/numeric/random";

/** An answer that nobody has reviewed, with the codes that the engine proposes for it. */
export type Proposal = { id: string; codeIds: readonly string[] };

const SEED = 1;

/**
 * Chooses the answers whose review teaches most. Every other one has the proposed code that people have confirmed least
 * so far (`given` counts confirmations); the rest are random, so that the frequencies of codes can still be learnt. The
 * first n of the list are a good choice of n answers.
 */
export function worthReviewing(
  proposals: readonly Proposal[],
  given: ReadonlyMap<string, number>,
  count: number,
): string[] {
  const drawn = shuffled(proposals, SEED);
  const counts = new Map<string, number>();
  const waiting = new Map<string, Proposal[]>();
  for (const proposal of drawn.toReversed()) {
    for (const code of proposal.codeIds) {
      const list = waiting.get(code) ?? [];
      list.push(proposal);
      waiting.set(code, list);
      counts.set(code, given.get(code) ?? 0);
    }
  }
  const chosen = new Set<string>();
  let next = 0;
  const take = (proposal: Proposal) => {
    chosen.add(proposal.id);
    for (const code of proposal.codeIds) counts.set(code, (counts.get(code) as number) + 1);
  };
  while (chosen.size < Math.min(count, drawn.length)) {
    const rarest = chosen.size % 2 === 0 ? proposalOfRarest(counts, waiting, chosen) : null;
    if (rarest) {
      take(rarest);
      continue;
    }
    while (chosen.has((drawn[next] as Proposal).id)) next++;
    take(drawn[next] as Proposal);
  }
  return [...chosen];
}

/** The next answer that proposes the least confirmed code; drops codes without further answers. */
function proposalOfRarest(
  counts: ReadonlyMap<string, number>,
  waiting: Map<string, Proposal[]>,
  chosen: ReadonlySet<string>,
): Proposal | null {
  for (;;) {
    let rarest: string | null = null;
    for (const code of waiting.keys()) {
      if (rarest === null || (counts.get(code) as number) < (counts.get(rarest) as number)) rarest = code;
    }
    if (rarest === null) return null;
    const proposal = waiting.get(rarest)?.pop();
    if (!proposal) waiting.delete(rarest);
    else if (!chosen.has(proposal.id)) return proposal;
  }
}
