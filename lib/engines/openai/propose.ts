import { type CodebookRequest, EngineError } from "../engine";
import { proposePrompt } from "./codebook-prompts";
import { type Draft, joinDrafts, type WeighedCode } from "./draft";
import type { Ask } from "./model";
import { LEAST_ANSWERS_PER_PROPOSAL } from "./parameters";
import { PromptFailure } from "./prompt-failure";
import type { Prompt } from "./prompts";
import type { SampledAnswer } from "./sample";
import { codebookSchema, type ProposedCode, type ProposedCodebook, proposedCodebook } from "./schemas";

/**
 * Has the model propose codes for a part of the sample; `known` are those that the codebook has already. A part that the
 * model declines is halved; an empty draft where it declines every answer of it.
 */
export async function propose(
  ask: Ask,
  request: CodebookRequest,
  part: readonly SampledAnswer[],
  known: readonly WeighedCode[] = [],
): Promise<Draft> {
  try {
    const proposal = await askForCodebook(ask, request, proposePrompt(request, part, known));
    return { codes: placed(proposal, (code) => weightOf(code, part)), other: proposal.other };
  } catch (error) {
    if (!(error instanceof PromptFailure)) throw error;
    if (part.length < 2 * LEAST_ANSWERS_PER_PROPOSAL) return { codes: [], other: null };
    const middle = Math.ceil(part.length / 2);
    const halves = [part.slice(0, middle), part.slice(middle)];
    const drafts: Draft[] = [];
    for (const half of halves) drafts.push(await propose(ask, request, half, known));
    return joinDrafts(drafts);
  }
}

/** Asks for a codebook, twice where the first reply can't be read. */
export async function askForCodebook(
  ask: Ask,
  { codingType, options }: CodebookRequest,
  prompt: Prompt,
): Promise<ProposedCodebook> {
  const request = { name: "codebook", prompt, schema: codebookSchema(codingType, options) };
  for (let attempt = 1; attempt <= 2; attempt++) {
    const { json } = await ask(request);
    const read = proposedCodebook.safeParse(json);
    if (read.success) return read.data;
  }
  throw new EngineError("The model twice proposed a codebook in a form that can't be read.", { retryable: true });
}

/** The codes of a proposal in one list, each with its category and its weight. */
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

/** The model's estimate, at least the respondents behind the answers that it names and at most those of the part. */
function weightOf({ support, count }: ProposedCode, part: readonly SampledAnswer[]): number | null {
  const named = new Set(support.flatMap((number) => part[number - 1] ?? []));
  if (named.size === 0 && count === 0) return null;
  const respondents = (answers: Iterable<SampledAnswer>) => [...answers].reduce((sum, answer) => sum + answer.count, 0);
  return Math.min(respondents(part), Math.max(count, respondents(named)));
}
