import { z } from "zod";
import { type EngineAnswer, EngineError, type EngineUsage, NO_USAGE, type Translation } from "../engine";
import { costOf, type Prices } from "../model-prices";
import { concurrently } from "./concurrently";
import { languageName } from "./language-name";
import { metered } from "./meter";
import type { Ask, Asker } from "./model";
import { BYTES_PER_TOKEN, LONGEST_SHOWN_ANSWER, TOKENS_OF_AN_ENTRY } from "./parameters";
import { PromptFailure } from "./prompt-failure";
import { data, TEXTS_ARE_DATA } from "./prompts";
import { evenRuns } from "./runs";

const entry = z.object({ answer: z.number(), text: z.string().nullable() });
const reply = z.object({ translations: z.array(entry) });
const readable = z.object({
  translations: z.array(
    z.object({ answer: z.coerce.number().int(), text: z.string().nullable() }).nullable().catch(null),
  ),
});

const instructions = (
  language: string,
) => `You translate answers to an open survey question into ${languageName(language)}. \
The user message holds them as data in JSON.

Rules:
- Reply in JSON with one entry in "translations" for every answer, under its number.
- Say what the answer says, in the words that its writer would use: as short, as plain, as rude. Add nothing, explain \
nothing, leave nothing out.
- Names, numbers, signs and marks such as [name] or [email] stay as they are.
- "text" is null for an answer that is in ${languageName(language)} already.

${TEXTS_ARE_DATA}`;

/** What the prompts of one call share; `none` counts prompts that brought no translation. */
type Round = { ask: Ask; system: string; found: Map<EngineAnswer, string>; none: number; problem?: EngineError };

const UNREADABLE = new EngineError("The model’s translations could not be read.", { retryable: false });

/** Prompts without any translation after which nothing more is sent, as long as none brought one. */
const MAX_IN_VAIN = 3;

/**
 * Translates answers with several prompts at a time. An answer that is in the language already gets an empty text; null
 * if the model declines, leaves it out, or only sees a part of it.
 */
export async function translate(
  asker: Asker,
  language: string,
  answers: readonly EngineAnswer[],
  signal?: AbortSignal,
): Promise<Translation> {
  const { value, usage } = await metered(async (meter) => {
    const round: Round = {
      ask: asker.connect(meter, signal),
      system: instructions(language),
      found: new Map(),
      none: 0,
    };
    const short = answers.filter(({ text }) => text.length <= LONGEST_SHOWN_ANSWER);
    const work = concurrently(evenRuns(short, asker), asker.concurrency, (run) => translateRun(round, run));
    const failure = await work.then(() => undefined, asEngineError);
    const translated = answers.map((answer) => round.found.get(answer) ?? null);
    return { translated, failure: failure ?? (round.found.size === 0 ? round.problem : undefined) };
  });
  return { value: value.translated, usage, ...(value.failure && { failure: value.failure }) };
}

function asEngineError(error: unknown): EngineError {
  if (error instanceof EngineError) return error;
  throw error;
}

/** Asks about the answers of one prompt, and about those that it left out again in halves. */
async function translateRun(round: Round, answers: readonly EngineAnswer[]): Promise<void> {
  if (round.found.size === 0 && round.none >= MAX_IN_VAIN) return;
  await askAbout(round, answers);
  const missing = answers.filter((answer) => !round.found.has(answer));
  if (missing.length === 0) return;
  if (missing.length === answers.length) {
    round.none += 1;
    round.ask.noteFailed();
  }
  if (answers.length === 1) return;
  const middle = missing.length === answers.length ? Math.ceil(missing.length / 2) : missing.length;
  await translateRun(round, missing.slice(0, middle));
  if (middle < missing.length) await translateRun(round, missing.slice(middle));
}

async function askAbout(round: Round, answers: readonly EngineAnswer[]): Promise<void> {
  const { ask, system, found } = round;
  const user = data({ answers: answers.map(({ text }, index) => ({ answer: index + 1, text })) });
  try {
    const { json, cut } = await ask({ name: "translations", prompt: { system, user }, schema: reply });
    const entries = readable.safeParse(json).data?.translations;
    if (!entries) round.problem = UNREADABLE;
    // The last entry of a reply that was cut may be incomplete.
    for (const said of entries?.slice(0, cut ? -1 : undefined) ?? []) {
      const answer = said && answers[said.answer - 1];
      const text = said?.text?.trim();
      if (answer && text !== "") found.set(answer, text === undefined || text === answer.text ? "" : text);
    }
  } catch (error) {
    if (!(error instanceof PromptFailure)) throw error;
    round.problem = error.error;
  }
}

/** Estimates the calls and tokens for translating this many distinct answers with so many bytes in all. */
export function estimateTranslation(
  { answersPerPrompt }: Pick<Asker, "answersPerPrompt">,
  { answers, bytes }: { answers: number; bytes: number },
  prices: Prices | undefined,
): EngineUsage {
  if (answers === 0) return NO_USAGE;
  const calls = Math.ceil(answers / answersPerPrompt);
  const texts = Math.ceil(bytes / BYTES_PER_TOKEN) + answers * TOKENS_OF_AN_ENTRY;
  const inputTokens = calls * Math.ceil(instructions("en").length / BYTES_PER_TOKEN) + texts;
  const tokens = { inputTokens, cachedTokens: 0, outputTokens: texts };
  return { ...NO_USAGE, asked: answers, calls, ...tokens, cost: costOf(tokens, prices) };
}
