import type { CodingType, Sentiment } from "@/db/schema/terms";
import type { Code, Codebook } from "@/lib/codebook/codebook";
import type { Issue } from "@/lib/errors/app-error";

/**
 * A code that a person gives to an answer: by id, or by name and, if several categories have that name, by category.
 */
export type CodeChoice = {
  codeId?: string | undefined;
  name?: string | undefined;
  category?: string | undefined;
  /** How the answer feels about the code. */
  sentiment?: Sentiment | undefined;
  /** The passage of the answer that supports the code; null for none, absent to keep the present one. */
  evidence?: string | null | undefined;
  /** Where the passage begins, in UTF-16 code units; by default its first occurrence. */
  evidenceStart?: number | undefined;
};

export type ChosenCode = Pick<CodeChoice, "sentiment" | "evidence" | "evidenceStart"> & {
  code: Code;
  /** The index of the choice in the request. */
  place: number;
};

/**
 * Returns a function that finds the chosen codes in a codebook, each once, in order. A choice that matches no code, or
 * several, becomes an issue whose path begins with `path`. In topic coding every mention is Neutral.
 */
export function chooserOf(codebook: Codebook, codingType: CodingType) {
  const entries = codebook.flatMap(({ name, codes }) => codes.map((code) => ({ category: name, code })));
  const byId = new Map(entries.map((entry) => [entry.code.id, [entry]]));
  const byName = new Map<string, Entry[]>();
  for (const entry of entries) byName.set(entry.code.name, [...(byName.get(entry.code.name) ?? []), entry]);
  const candidates = ({ codeId, name }: CodeChoice) =>
    (codeId === undefined ? byName.get(name ?? "") : byId.get(codeId)) ?? [];
  return (choices: readonly CodeChoice[], path: string) => choose(choices, { candidates, codingType, path });
}

type Choosing = { candidates: (choice: CodeChoice) => readonly Entry[]; codingType: CodingType; path: string };

function choose(
  choices: readonly CodeChoice[],
  { candidates, codingType, path }: Choosing,
): { chosen: ChosenCode[]; issues: Issue[] } {
  const chosen = new Map<string, ChosenCode>();
  const issues: Issue[] = [];
  for (const [index, choice] of choices.entries()) {
    const found = candidates(choice).filter((entry) => isMeant(entry, choice));
    const [only] = found;
    const place = `${path}[${index}]`;
    if (!only || found.length > 1) issues.push(issueOf(place, choice, found));
    else if (!chosen.has(only.code.id)) {
      const sentiment = codingType === "qualitative_topics" ? "Neutral" : choice.sentiment;
      const { evidence, evidenceStart } = choice;
      chosen.set(only.code.id, { code: only.code, sentiment, evidence, evidenceStart, place: index });
    }
  }
  return { chosen: [...chosen.values()], issues };
}

type Entry = { category: string; code: Code };

const isMeant = ({ category, code }: Entry, choice: CodeChoice): boolean =>
  (choice.codeId === undefined || code.id === choice.codeId) &&
  (choice.name === undefined || code.name === choice.name) &&
  (choice.category === undefined || category === choice.category);

/** The most categories named in a message. */
const MAX_NAMED = 20;

function issueOf(place: string, { codeId, name, category }: CodeChoice, found: readonly Entry[]): Issue {
  if (found.length > 1) {
    const where = found
      .slice(0, MAX_NAMED)
      .map((entry) => `"${entry.category}"`)
      .join(", ");
    return { path: `${place}.category`, message: `must say which "${name}" is meant: it stands in ${where}` };
  }
  const said = [name !== undefined && `"${name}"`, codeId, category !== undefined && `in "${category}"`];
  const path = codeId === undefined ? `${place}.name` : `${place}.code_id`;
  return { path, message: `names no code of this question: ${said.filter(Boolean).join(" ")}` };
}
