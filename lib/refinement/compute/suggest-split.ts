import type { SuggestedMention } from "@/db/schema/suggestions";
import type { FrameCode } from "@/lib/engines/engine";
import { duplicateKey } from "@/lib/language/normalize";
import type { SuggestionDraft } from "../draft";
import { MAX_OVERLAP_OF_PARTS, MIN_SHARE_OF_PART, MIN_SHARE_OF_PARTS } from "../parameters";
import type { ExaminedCode, Passage } from "./examined-code";
import { percent } from "./wording";

/**
 * Suggests to split a code whose passages fall into two or more large parts with little overlap. A part is left out if
 * it has the name of a code in `known` (the codebook) or of an earlier part, because two codes must not share a name.
 */
export function suggestSplit(
  { code, passages, drafted, codings }: ExaminedCode,
  known: readonly Pick<FrameCode, "name">[],
): SuggestionDraft[] {
  const taken = new Set(known.map(({ name }) => duplicateKey(name)));
  const isNew = ({ name }: FrameCode) => {
    const key = duplicateKey(name);
    return !taken.has(key) && Boolean(taken.add(key));
  };
  const members = (part: FrameCode) =>
    new Set(
      codings.flatMap(({ mentions }, index) =>
        mentions.some(({ codeId, confidence }) => codeId === part.id && confidence !== "low") ? [index] : [],
      ),
    );
  const parts = drafted
    .filter(isNew)
    .map((part) => ({ part, members: members(part) }))
    .filter((each) => each.members.size >= MIN_SHARE_OF_PART * passages.length)
    .toSorted((one, other) => other.members.size - one.members.size);
  const distinct = parts.filter(({ members }, index) =>
    parts.slice(0, index).every((larger) => overlap(members, larger.members) <= MAX_OVERLAP_OF_PARTS),
  );
  const covered = new Set(distinct.flatMap(({ members }) => [...members]));
  if (distinct.length < 2 || covered.size < MIN_SHARE_OF_PARTS * passages.length) return [];
  const names = distinct.map(({ part, members }) => `${percent(members.size / passages.length)} "${part.name}"`);
  return [
    {
      type: "split_code",
      confidence: covered.size >= 0.85 * passages.length ? "medium" : "low",
      title: `Split "${code.name}" into ${distinct.map(({ part }) => `"${part.name}"`).join(" and ")}`,
      rationale: `Its answers mention different things: ${names.join(", ")}.`,
      code: null,
      category: code.category,
      sourceCodeId: code.id,
      targetCodeId: null,
      parts: distinct.map(({ part: { name, definition, sentiment } }) => ({ name, definition, sentiment })),
      mentions: passages.flatMap((passage, index) => {
        const found = distinct.flatMap(({ members }, part) => (members.has(index) ? [part] : []));
        return (found.length > 0 ? found : [undefined]).flatMap((part) => partOf(passage, part));
      }),
    },
  ];
}

/** Assigns the mentions of equal answers to a part; if none fits, to the largest part with low confidence. */
const partOf = ({ answer, mention }: Passage, part: number | undefined): SuggestedMention[] =>
  answer.answers.map(({ id }) => ({
    responseId: id,
    confidence: part === undefined ? "low" : mention.confidence,
    evidence: mention.evidence,
    mentionSentiment: mention.mentionSentiment,
    part: part ?? 0,
  }));

function overlap(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  const both = [...one].filter((index) => other.has(index)).length;
  return both / Math.max(1, one.size + other.size - both);
}
