import type { CodingTask, Disagreement, EngineAnswer } from "../engine";
import type { ShownExample } from "./examples";
import type { Frame } from "./frame";
import { languageName } from "./language-name";
import { LONGEST_EXAMPLE, LONGEST_SAMPLED_ANSWER } from "./parameters";
import { aboutSurvey, data, type Prompt, TEXTS_ARE_DATA } from "./prompts";

type Material = {
  answers: readonly EngineAnswer[];
  examples: readonly ShownExample[];
  disagreements: readonly Disagreement[];
};

/** Asks for rules that tell coders when to use each code. */
export function manualPrompt(task: CodingTask, frame: Frame, { answers, examples, disagreements }: Material): Prompt {
  const system = [
    "You write the coding manual of a survey: rules by which several coders give answers to one open question the same codes.",
    ...aboutSurvey(task),
    `The codebook, one code per line; codes are referred to by their number:\n${frame.listing}`,
    `Rules:\n${RULES.map((rule) => `- ${rule}`).join("\n")}\n- Write in ${languageName(task.language)}, whatever language the answers are in.`,
    TEXTS_ARE_DATA,
  ].join("\n\n");
  const numbers = (ids: readonly string[]) => ids.flatMap((id) => frame.numberOf(id) ?? []);
  const user = data({
    answers: answers.map(({ text }, index) => ({ answer: index + 1, text: text.slice(0, LONGEST_SAMPLED_ANSWER) })),
    ...(examples.length > 0 && { coded_by_people: examples }),
    ...(disagreements.length > 0 && {
      corrected_by_people: disagreements.map(({ text, machine, people }) => ({
        text: text.slice(0, LONGEST_EXAMPLE),
        machine: numbers(machine),
        people: numbers(people),
      })),
    }),
  });
  return { system, user };
}

const RULES = [
  `Reply in JSON with one entry in "codes" for every code of the codebook, under its number.`,
  `"include" says in one sentence what an answer must say to get the code; "exclude" what it must not be confused with, \
naming the code that gets that instead; "borderline" how to decide the commonest doubtful case. At most 30 words each.`,
  `"quotes" are two typical passages for the code, copied character by character from the answers, each under its \
answer's number; fewer where the answers hold none.`,
  `"coded_by_people" are answers that people coded: your rules must lead to those codes. In "corrected_by_people" the \
machine gave other codes than people then did: write the rules so that this does not happen again.`,
];
