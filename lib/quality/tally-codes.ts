import type { ShareEvidence } from "@/lib/statistics/corrected-share";
import type { SampledAnswer } from "./read-sample";

/** The sum of the weights of some answers, and of their squares. */
type Weights = { weight: number; squares: number };

type CodeTally = {
  /** The weight of all answers to which the machine gave the code. */
  machine: number;
  /** Of the drawn answers: those to which the machine gave it, and how many of them a person, too. */
  given: Weights;
  both: number;
  /** The weight of the drawn answers to which a person alone gave it. */
  personOnly: number;
};

export type Tally = Weights & { answers: number; drawn: number; sample: Weights; codes: CodeTally[] };

/** What machine and people gave to these answers, by the index of the code, with the answers' weights. */
export function tallyCodes(answers: readonly SampledAnswer[], codes: number): Tally {
  const tallies = Array.from({ length: codes }, () => ({ machine: 0, given: none(), both: 0, personOnly: 0 }));
  const tally: Tally = { ...none(), answers: answers.length, drawn: 0, sample: none(), codes: tallies };
  for (const { machine, person, drawn, weight } of answers) {
    const [byMachine, byPerson] = [new Set(machine), new Set(person)];
    add(tally, weight);
    if (drawn) add(tally.sample, weight);
    if (drawn) tally.drawn++;
    for (const index of byMachine) {
      const code = tallies[index];
      if (!code) continue;
      code.machine += weight;
      if (!drawn) continue;
      add(code.given, weight);
      if (byPerson.has(index)) code.both += weight;
    }
    for (const index of byPerson) {
      const code = tallies[index];
      if (code && drawn && !byMachine.has(index)) code.personOnly += weight;
    }
  }
  return tally;
}

const none = (): Weights => ({ weight: 0, squares: 0 });

function add(sums: Weights, weight: number): void {
  sums.weight += weight;
  sums.squares += weight ** 2;
}

/**
 * What the random sample says about a code: the answers with and without it, each group by its effective base (L. Kish,
 * Survey Sampling (1965), 11.7). Without weights these are the numbers of answers.
 */
export function evidenceOf({ sample, codes }: Tally, index: number): ShareEvidence["sample"] {
  const { given = none(), both = 0, personOnly = 0 } = codes[index] ?? {};
  const without = { weight: sample.weight - given.weight, squares: sample.squares - given.squares };
  const [confirmed, refused] = inEffectiveBase(both, given);
  const [missed, neither] = inEffectiveBase(personOnly, without);
  return { both: confirmed, machineOnly: refused, personOnly: missed, neither };
}

/** The part of a group with this weight, and the rest, scaled to the group's effective base. */
function inEffectiveBase(part: number, { weight, squares }: Weights): [part: number, rest: number] {
  if (weight <= 0 || squares <= 0) return [0, 0];
  const scale = weight / squares;
  return [Math.min(part, weight) * scale, Math.max(0, weight - part) * scale];
}
