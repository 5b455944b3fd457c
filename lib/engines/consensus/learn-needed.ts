import type { Votes } from "@/db/schema/terms";
import type { CodedExample } from "../engine";

/** How many of `of` votes a code needs to be given. All of them are always enough. */
export type Needed = (codeId: string, of: number) => number;

/** The rule of the majority counts as this many decisions: fewer ones of people say too little to change it. */
const PRIOR_OF_MAJORITY = 30;
/** What is known of all codes counts, for a single code, as this many decisions about it. */
const PRIOR_DECISIONS = 5;

type Checked = { votes: Votes; codeIds: readonly string[] };

/**
 * Learns how many votes each code needs from the checked answers of the random sample on which these engines (`by`)
 * voted. Some, but
 * not all, of the votes are enough if people gave the code more often than not where it had that many: this makes the
 * fewest wrong decisions. The fewest votes that are enough count, from all of them downwards.
 */
export function learnNeeded(examples: readonly CodedExample[], by: string): Needed {
  const checked = examples.flatMap(({ votes, codeIds }): Checked[] => (votes?.by === by ? [{ votes, codeIds }] : []));
  const known = new Map<string, number>();
  return (codeId, of) => {
    const key = `${of} ${codeId}`;
    const needed = known.get(key) ?? neededFor(codeId, of, checked);
    known.set(key, needed);
    return needed;
  };
}

function neededFor(codeId: string, of: number, checked: readonly Checked[]): number {
  const compared = checked.filter(({ votes }) => votes.of === of);
  const majority = Math.floor(of / 2) + 1;
  let needed = of;
  while (needed > 1 && shareRight(codeId, needed - 1, compared, majority) > 0.5) needed--;
  return needed;
}

/**
 * How often people gave the code where it had exactly this many votes, drawn towards the share of all codes, and that
 * towards the rule of the majority.
 */
function shareRight(codeId: string, votes: number, compared: readonly Checked[], majority: number): number {
  const own = { right: 0, all: 0 };
  const any = { right: 0, all: 0 };
  for (const answer of compared) {
    for (const [id, given] of Object.entries(answer.votes.codes)) {
      if (given !== votes) continue;
      for (const tally of id === codeId ? [own, any] : [any]) {
        tally.all++;
        tally.right += Number(answer.codeIds.includes(id));
      }
    }
  }
  const usual = (any.right + PRIOR_OF_MAJORITY * Number(votes >= majority)) / (any.all + PRIOR_OF_MAJORITY);
  return (own.right + PRIOR_DECISIONS * usual) / (own.all + PRIOR_DECISIONS);
}
