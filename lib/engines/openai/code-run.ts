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
  /** The refusal that ended the round: both halves of a prompt were refused, and nothing had been coded. */
  ended?: EngineError;
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

/** Answers that got no outcome, why, and how they were tried. `refused`: the model's refusal. */
export type Failed<Answer> = {
  answers: readonly Answer[];
  notCoded: NotCodedReason;
  tried: Tried;
  refused?: EngineError;
};

/**
 * Codes the answers of one prompt and stores the outcomes. Asks once more about answers that the reply leaves out, or
 * to which it gives an unknown code, but never sends the same prompt twice. Returns the answers that failed, to be
 * divided when all other prompts of the round have been sent; null if none did.
 */
export async function tryRun<Answer extends EngineAnswer>(
  round: Round<Answer>,
  answers: readonly Answer[],
  tried: Tried = {},
): Promise<Failed<Answer> | null> {
  if (round.ended && round.coded === 0) return { answers, notCoded: "refused", tried };
  const reply = await askAbout(round, answers);
  if (reply instanceof PromptFailure) return failedRun(round, answers, reply, tried);

  const again = noteReplies(round, answers, reply.read ?? []);
  if (again.length === 0) return null;
  const asked = { ...tried, askedAgain: true };
  if (again.length < answers.length && !tried.askedAgain) return tryRun(round, again, asked);
  const missing = again.filter((answer) => !round.outcomes.has(answer));
  if (missing.length === answers.length) round.ask.noteFailed();
  const isBroken = reply.read === null || reply.cut;
  if (isBroken) return { answers: missing, notCoded: "unreadable", tried: { ...tried, askedAgain: false } };
  if (!tried.askedAgain && missing.length > 0 && missing.length < answers.length) return tryRun(round, missing, asked);
  if (!tried.askedAgain && missing.length > 1) return { answers: missing, notCoded: "unanswered", tried: asked };
  giveUp(round, missing, "unanswered");
  return null;
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

function failedRun<Answer extends EngineAnswer>(
  round: Round<Answer>,
  answers: readonly Answer[],
  { kind, reason, error }: PromptFailure,
  tried: Tried,
): Failed<Answer> {
  if (kind === "timed_out") {
    if (answers.length === 1 || tried.halvedForTime) throw error;
    return { answers, notCoded: reason, tried: { ...tried, halvedForTime: true } };
  }
  if (kind === "rejected") round.rejection = error;
  return { answers, notCoded: reason, tried, ...(kind === "refused" && { refused: error }) };
}

/**
 * Asks about each half of answers that failed, again and again, until those that make their prompts fail are alone.
 * Gives up if there is only one answer, or if the model seems to code no answer at all: if it refuses both halves, and
 * has coded nothing in this round, nothing more is sent.
 */
export async function divide<Answer extends EngineAnswer>(round: Round<Answer>, failed: Failed<Answer>): Promise<void> {
  const { answers, notCoded, tried } = failed;
  const codesNothing = round.coded === 0 && (round.ended !== undefined || round.failedAlone >= MAX_FAILED_IN_VAIN);
  if (answers.length < 2 || codesNothing) {
    if (answers.length === 1) round.failedAlone += 1;
    return giveUp(round, answers, notCoded);
  }
  const middle = Math.ceil(answers.length / 2);
  const [first, second] = [answers.slice(0, middle), answers.slice(middle)];
  const one = await tryRun(round, first, tried);
  // If the first half is not what was refused, the second half is: it is divided without being asked about as a whole.
  const isInSecond = failed.refused && one === null && second.length > 1;
  const other = isInSecond ? { ...failed, answers: second } : await tryRun(round, second, tried);
  if (one?.refused && other?.refused && round.coded === 0) round.ended = one.refused;
  for (const half of [one, other]) if (half) await divide(round, half);
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
