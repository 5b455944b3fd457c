import { type CodebookRequest, type DraftCategory, EngineError, type EngineResult, NO_USAGE } from "../engine";
import { type Candidate, mergePrompt, proposePrompt } from "./codebook-prompts";
import { concurrently } from "./concurrently";
import { metered } from "./meter";
import type { Ask, Asker, ModelRequest } from "./model";
import { PromptFailure } from "./prompt-failure";
import type { Prompt } from "./prompts";
import { spreadSample } from "./sample";
import { codebookSchema, type ProposedCodebook, proposedCodebook } from "./schemas";
import { tidyCodebook } from "./tidy-codebook";

/** Drafts a codebook from a sample of the answers: with one prompt where they fit, else with several and a merge. */
export async function generateCodebook(
  { connect, concurrency }: Asker,
  request: CodebookRequest,
  signal?: AbortSignal,
): Promise<EngineResult<DraftCategory[]>> {
  if (request.answers.length === 0 || request.options.maxCodes < 1) return { value: [], usage: NO_USAGE };
  const parts = spreadSample([...new Set(request.answers.map((answer) => answer.text))]);
  const sampled = parts.flat().length;
  return metered(async (meter) => {
    const ask = connect(meter, signal);
    const proposals = await concurrently(parts, concurrency, (texts) =>
      propose(ask, request, proposePrompt(request, texts)),
    );
    const supported = proposals.map((proposal, part) => withAnswers(proposal, parts, part));
    const drafts = tidyCodebook(await mergeProposals(ask, request, supported), request, sampled);
    if (drafts.length === 0) throw new EngineError("The model proposed no codes.", { retryable: true });
    return drafts;
  });
}

async function mergeProposals(
  ask: Ask,
  request: CodebookRequest,
  proposals: readonly ProposedCodebook[],
): Promise<ProposedCodebook> {
  const [only, ...others] = proposals;
  if (only && others.length === 0) return only;
  const candidates = proposals.flatMap(candidatesOf);
  return withCandidates(await propose(ask, request, mergePrompt(request, candidates)), candidates);
}

async function propose(ask: Ask, { codingType, options }: CodebookRequest, prompt: Prompt): Promise<ProposedCodebook> {
  const request: ModelRequest = { name: "codebook", prompt, schema: codebookSchema(codingType, options) };
  const read = proposedCodebook.safeParse((await askOrFail(ask, request)).json);
  if (read.success) return read.data;
  const reread = proposedCodebook.safeParse((await askOrFail(ask, request)).json);
  if (reread.success) return reread.data;
  throw new EngineError("The model twice proposed a codebook in a form that can't be read.", { retryable: true });
}

async function askOrFail(ask: Ask, request: ModelRequest) {
  try {
    return await ask(request);
  } catch (error) {
    throw error instanceof PromptFailure ? error.error : error;
  }
}

function candidatesOf({ categories }: ProposedCodebook): Candidate[] {
  return categories.flatMap(({ name, codes }) => codes.map((code) => ({ ...code, category: name })));
}

/**
 * Turns answer numbers within one part into numbers within the whole sample; drops numbers that the part does not
 * hold.
 */
function withAnswers(codebook: ProposedCodebook, parts: readonly string[][], part: number): ProposedCodebook {
  const before = parts.slice(0, part).flat().length;
  const here = parts[part]?.length ?? 0;
  return mapSupport(codebook, (numbers) =>
    numbers.filter((number) => number >= 1 && number <= here).map((number) => before + number),
  );
}

/** Gives a merged code the support of all candidates that it is made of. */
function withCandidates(codebook: ProposedCodebook, candidates: readonly Candidate[]): ProposedCodebook {
  return mapSupport(codebook, (sources) => sources.flatMap((source) => candidates[source - 1]?.support ?? []));
}

function mapSupport(codebook: ProposedCodebook, change: (support: number[]) => number[]): ProposedCodebook {
  const categories = codebook.categories.map(({ name, codes }) => ({
    name,
    codes: codes.map((code) => ({ ...code, support: [...new Set(change(code.support))] })),
  }));
  return { ...codebook, categories };
}
