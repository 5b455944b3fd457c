import { type CodebookRequest, EngineError } from "../engine";
import { proposePrompt } from "./codebook-prompts";
import { type Draft, joinDrafts, type WeighedCode } from "./draft";
import type { Ask } from "./model";
import { MIN_ANSWERS_PER_PROPOSAL } from "./parameters";
import { PromptFailure, type PromptFailureKind } from "./prompt-failure";
import type { Prompt } from "./prompts";
import type { SampledAnswer } from "./sample";
import { codebookSchema, type ProposedCode, type ProposedCodebook, proposedCodebook } from "./schemas";

/**
 * Lets the model propose codes for a part of the sample. `known` are the codes that the codebook already has. If the
 * model declines a part, the part is split in half; the draft is empty if it declines every answer, or both halves.
 */
export async function propose(
  ask: Ask,
  request: CodebookRequest,
  part: readonly SampledAnswer[],
  known: readonly WeighedCode[] = [],
): Promise<Draft> {
  const tried = await proposeOnce(ask, request, part, known);
  return tried instanceof PromptFailure ? proposeHalves(tried, part) : tried;

  async function proposeHalves({ error }: PromptFailure, part: readonly SampledAnswer[]): Promise<Draft> {
    const nothing = { codes: [], other: null, failure: error };
    if (part.length < 2 * MIN_ANSWERS_PER_PROPOSAL) return nothing;
    const middle = Math.ceil(part.length / 2);
    const halves: [readonly SampledAnswer[], Draft | PromptFailure][] = [];
    for (const half of [part.slice(0, middle), part.slice(middle)]) {
      halves.push([half, await proposeOnce(ask, request, half, known)]);
    }
    if (halves.every(([, draft]) => draft instanceof PromptFailure && IS_FINAL.has(draft.kind))) return nothing;
    const drafts: Draft[] = [];
    for (const [half, draft] of halves) {
      drafts.push(draft instanceof PromptFailure ? await proposeHalves(draft, half) : draft);
    }
    return joinDrafts(drafts);
  }
}

/** If both halves of a part fail in one of these ways, smaller parts would too. */
const IS_FINAL: ReadonlySet<PromptFailureKind> = new Set(["refused", "unreadable"]);

async function proposeOnce(
  ask: Ask,
  request: CodebookRequest,
  part: readonly SampledAnswer[],
  known: readonly WeighedCode[],
): Promise<Draft | PromptFailure> {
  try {
    const proposal = await askForCodebook(ask, request, proposePrompt(request, part, known));
    return { codes: placed(proposal, (code) => weightOf(code, part)), other: proposal.other };
  } catch (error) {
    if (error instanceof PromptFailure) return error;
    throw error;
  }
}

/** Asks for a codebook. Throws a `PromptFailure` if the model declines, or if its reply can't be read. */
export async function askForCodebook(
  ask: Ask,
  { codingType, options }: CodebookRequest,
  prompt: Prompt,
): Promise<ProposedCodebook> {
  const request = { name: "codebook", prompt, schema: codebookSchema(codingType, options) };
  const { json } = await ask(request);
  const read = proposedCodebook.safeParse(json);
  if (read.success) return read.data;
  ask.noteFailed();
  const unreadable = "The model proposed a codebook in a form that can't be read.";
  throw new PromptFailure("unreadable", new EngineError(unreadable, { retryable: false }));
}

/** The codes of a proposal as one list, each with its category and weight. */
export const placed = (
  { categories }: ProposedCodebook,
  weight: (code: ProposedCode) => number | null,
): WeighedCode[] =>
  categories.flatMap(({ name: category, codes }) =>
    codes.map((code) => {
      const { support: _, count: __, ...words } = code;
      return { ...words, category, weight: weight(code) };
    }),
  );

/**
 * The number of respondents by the model's estimate, but at least those of the answers that the model names, and at
 * most those of the whole part.
 */
function weightOf({ support, count }: ProposedCode, part: readonly SampledAnswer[]): number | null {
  const named = new Set(support.flatMap((number) => part[number - 1] ?? []));
  if (named.size === 0 && count === 0) return null;
  const respondents = (answers: Iterable<SampledAnswer>) => [...answers].reduce((sum, answer) => sum + answer.count, 0);
  return Math.min(respondents(part), Math.max(count, respondents(named)));
}
