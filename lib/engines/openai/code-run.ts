import type { z } from "zod";
import type { CodingType, NotCodedReason } from "@/db/schema/terms";
import type { EngineAnswer, EngineError, Mention } from "../engine";
import type { Frame } from "./frame";
import type { Ask } from "./model";
import { MAX_FAILED_IN_VAIN } from "./parameters";
import { PromptFailure } from "./prompt-failure";
import type { Prompt } from "./prompts";
import { type ReadAnswer, readCodings } from "./read-coding";
import { codingSchema } from "./schemas";

/** What the model returned for an answer: its codes, or the reason why it has none. */
export type Outcome = { mentions: Mention[]; notCoded?: NotCodedReason };

/** What all prompts of one engine call share, and the outcomes so far. */
export type Round<Answer extends EngineAnswer> = {
  ask: Ask;
  frame: Frame;
  codingType: CodingType;
  /** Builds the prompt for some of the answers. The prompt numbers them from 1 in the given order. */
  prompt: (answers: readonly Answer[]) => Prompt;
  schema: z.ZodType;
  outcomes: Map<Answer, Outcome>;
  /** How many answers the model has coded, and how many failed in a prompt that held no other answer. */
  coded: number;
  failedAlone: number;
  /** The provider's error for a request that may be invalid whatever its answers are. */
  rejection?: EngineError;
};

/** A round that has no outcomes yet. */
export const newRound = <Answer extends EngineAnswer>(
  shared: Pick<Round<Answer>, "ask" | "frame" | "codingType" | "prompt">,
): Round<Answer> => ({
  ...shared,
  schema: codingSchema(shared.frame.size, shared.codingType),
  outcomes: new Map(),
  coded: 0,
  failedAlone: 0,
});

/** What has been retried with these answers already. */
type Tried = { askedAgain?: boolean; halvedForTime?: boolean };

/**
 * Codes the answers of one prompt and stores the outcomes. Asks once more about answers that the reply leaves out, or
 * to which it gives an unknown code. If the prompt fails, splits it in half again and again, until the answers that
 * make it fail are alone in their prompts.
 */
export async function codeRun<Answer extends EngineAnswer>(
  round: Round<Answer>,
  answers: readonly Answer[],
  tried: Tried = {},
): Promise<void> {
  const reply = await askAbout(round, answers);
  if (reply instanceof PromptFailure) return afterFailure(round, answers, reply, tried);

  const again = noteReplies(round, answers, reply.read ?? []);
  if (again.length === 0) return;
  if (!tried.askedAgain) return codeRun(round, again, { ...tried, askedAgain: true });

  const missing = again.filter((answer) => !round.outcomes.has(answer));
  const isBroken = reply.read === null || reply.cut;
  if (isBroken) return divide(round, missing, "unreadable", { ...tried, askedAgain: false });
  giveUp(round, missing, "unanswered");
}

async function askAbout<Answer extends EngineAnswer>(
  { ask, frame, codingType, prompt, schema }: Round<Answer>,
  answers: readonly Answer[],
) {
  const request = { name: "coding", prompt: prompt(answers), schema };
  try {
    const { json, cut } = await ask(request);
    return { read: readCodings({ json, cut }, answers, frame, codingType), cut };
  } catch (error) {
    if (error instanceof PromptFailure) return error;
    throw error;
  }
}

/**
 * Stores the usable codings, and returns the answers about which to ask again. A coding is usable if it has no codes,
 * or at least one known code.
 */
function noteReplies<Answer extends EngineAnswer>(
  round: Round<Answer>,
  answers: readonly Answer[],
  read: readonly (ReadAnswer | undefined)[],
): Answer[] {
  return answers.filter((answer, index) => {
    const coding = read[index];
    const isUnusable = !coding || (coding.doubtful && coding.mentions.length === 0);
    if (isUnusable) return true;
    if (!round.outcomes.has(answer)) round.coded += 1;
    round.outcomes.set(answer, { mentions: coding.mentions });
    return coding.doubtful;
  });
}

async function afterFailure<Answer extends EngineAnswer>(
  round: Round<Answer>,
  answers: readonly Answer[],
  failure: PromptFailure,
  tried: Tried,
): Promise<void> {
  if (failure.kind === "timed_out") {
    if (answers.length === 1 || tried.halvedForTime) throw failure.error;
    return halve(round, answers, { ...tried, halvedForTime: true });
  }
  if (failure.kind === "rejected") round.rejection = failure.error;
  return divide(round, answers, failure.reason, tried);
}

/**
 * Asks about each half of the answers. Gives up if there is only one answer, or if the model seems to code no answer at
 * all.
 */
async function divide<Answer extends EngineAnswer>(
  round: Round<Answer>,
  answers: readonly Answer[],
  notCoded: NotCodedReason,
  tried: Tried,
): Promise<void> {
  const codesNothing = round.coded === 0 && round.failedAlone >= MAX_FAILED_IN_VAIN;
  if (answers.length > 1 && !codesNothing) return halve(round, answers, tried);
  if (answers.length === 1) round.failedAlone += 1;
  giveUp(round, answers, notCoded);
}

async function halve<Answer extends EngineAnswer>(round: Round<Answer>, answers: readonly Answer[], tried: Tried) {
  const middle = Math.ceil(answers.length / 2);
  await codeRun(round, answers.slice(0, middle), tried);
  await codeRun(round, answers.slice(middle), tried);
}

/**
 * Stores the reason for answers without an outcome. An answer that already has codes, even doubtful ones, keeps them.
 */
function giveUp<Answer extends EngineAnswer>(
  { outcomes }: Round<Answer>,
  answers: readonly Answer[],
  notCoded: NotCodedReason,
): void {
  for (const answer of answers) if (!outcomes.has(answer)) outcomes.set(answer, { mentions: [], notCoded });
}
