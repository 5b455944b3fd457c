import { type CodebookRequest, type DraftCategory, EngineError, type EngineResult } from "../engine";
import { type Candidate, mergePrompt, proposePrompt } from "./codebook-prompts";
import { concurrently } from "./concurrently";
import type { Asker, ModelRequest } from "./model";
import type { Prompt } from "./prompts";
import { spreadSample } from "./sample";
import { codebookSchema, type ProposedCodebook, proposedCodebook } from "./schemas";
import { tidyCodebook } from "./tidy-codebook";
import { sumUsage } from "./usage";

type Proposal = EngineResult<ProposedCodebook>;

/** Drafts a codebook from a sample of the answers: with one prompt where they fit, else with several and a merge. */
export async function generateCodebook(
  asker: Asker,
  request: CodebookRequest,
  signal?: AbortSignal,
): Promise<EngineResult<DraftCategory[]>> {
  if (request.answers.length === 0 || request.options.maxCodes < 1) return { value: [], usage: sumUsage([]) };
  const parts = spreadSample([...new Set(request.answers.map((answer) => answer.text))]);
  const sampled = parts.flat().length;
  const proposals = await concurrently(
    parts,
    asker.concurrency,
    (texts, either) => propose(asker, request, proposePrompt(request, texts), either),
    signal,
  );
  const supported = proposals.map((proposal, part) => ({
    ...proposal,
    value: withAnswers(proposal.value, parts, part),
  }));
  const merged = await mergeProposals(asker, request, supported, signal);
  const value = tidyCodebook(merged.value, request, sampled);
  if (value.length === 0) throw new EngineError("The model proposed no codes.", { retryable: true });
  return { value, usage: merged.usage };
}

async function mergeProposals(
  asker: Asker,
  request: CodebookRequest,
  proposals: readonly Proposal[],
  signal: AbortSignal | undefined,
): Promise<Proposal> {
  const [only, ...others] = proposals;
  if (only && others.length === 0) return only;
  const candidates = proposals.flatMap(({ value }) => candidatesOf(value));
  const merged = await propose(asker, request, mergePrompt(request, candidates), signal);
  return {
    value: withCandidates(merged.value, candidates),
    usage: sumUsage([...proposals, merged].map((proposal) => proposal.usage)),
  };
}

async function propose(
  { ask }: Asker,
  { codingType, options }: CodebookRequest,
  prompt: Prompt,
  signal: AbortSignal | undefined,
): Promise<Proposal> {
  const request: ModelRequest = { name: "codebook", prompt, schema: codebookSchema(codingType, options) };
  const first = await ask(request, signal);
  const read = proposedCodebook.safeParse(first.json);
  if (read.success) return { value: read.data, usage: first.usage };

  const second = await ask(request, signal);
  const reread = proposedCodebook.safeParse(second.json);
  if (reread.success) return { value: reread.data, usage: sumUsage([first.usage, second.usage]) };
  throw new EngineError("The model twice proposed a codebook in a form that can't be read.", { retryable: true });
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
