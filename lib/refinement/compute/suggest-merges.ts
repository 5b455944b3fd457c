import type { Confidence } from "@/db/schema/terms";
import { frameOf } from "@/lib/codebook/codebook";
import { evenly } from "@/lib/data/parts";
import type { FrameCode, Mention } from "@/lib/engines/engine";
import { duplicateKey } from "@/lib/language/normalize";
import type { SuggestionDraft } from "../draft";
import {
  LONGEST_PASSAGE,
  MAX_CODES_COMPARED,
  MAX_MENTIONS_COMPARED,
  MAX_PAIRS,
  MIN_OVERLAP,
  MIN_SHARED_ANSWERS,
} from "../parameters";
import { type CodedAnswer, countAnswers, type Material } from "./coded-answers";
import { findTwins } from "./same-wording";
import { percent } from "./wording";

type Pair = { one: FrameCode; other: FrameCode; reason: string; confidence: Confidence };

/**
 * Suggests to merge codes that mean the same or are given to the same passages. The one with fewer answers is merged
 * away.
 */
export async function suggestMerges(material: Material): Promise<SuggestionDraft[]> {
  const codes = frameOf(material.codebook);
  const byId = new Map(codes.map((code) => [code.id, code]));
  const answers = answersByCode(material.answers);
  const pairs = new Map<string, Pair>();
  for (const pair of [...overlapping(material.answers, answers, byId), ...(await sayingTheSame(material, codes))]) {
    const key = [pair.one.id, pair.other.id].toSorted().join();
    if (!pairs.has(key)) pairs.set(key, pair);
  }
  const gone = new Set<string>();
  return [...pairs.values()].flatMap((pair) => {
    const sizeOf = ({ id }: FrameCode) => countAnswers(answers.get(id) ?? []);
    const [target, source] = [pair.one, pair.other].toSorted((a, b) => sizeOf(b) - sizeOf(a)) as [FrameCode, FrameCode];
    if (gone.has(source.id) || gone.has(target.id)) return [];
    gone.add(source.id);
    return [merge(pair, source, target, answers.get(source.id) ?? [])];
  });
}

function merge({ reason, confidence }: Pair, source: FrameCode, target: FrameCode, having: readonly CodedAnswer[]) {
  const mentions = having.flatMap(({ answers, mentions }) => {
    const mention = mentions.find(({ codeId }) => codeId === source.id);
    return answers.flatMap(({ id }) => (mention ? [{ ...withoutCode(mention), responseId: id }] : []));
  });
  return {
    type: "merge_codes" as const,
    confidence,
    title: `Merge "${source.name}" into "${target.name}"`,
    rationale: reason,
    code: null,
    category: null,
    sourceCodeId: source.id,
    targetCodeId: target.id,
    parts: [],
    mentions,
  };
}

const withoutCode = ({ codeId: _, ...mention }: Mention) => mention;

function answersByCode(answers: readonly CodedAnswer[]): Map<string, CodedAnswer[]> {
  const byCode = new Map<string, CodedAnswer[]>();
  for (const answer of answers) {
    for (const { codeId } of answer.mentions) {
      const having = byCode.get(codeId);
      if (having) having.push(answer);
      else byCode.set(codeId, [answer]);
    }
  }
  return byCode;
}

/** Pairs of codes that have the same passages of the same answers as evidence. */
function overlapping(
  all: readonly CodedAnswer[],
  answers: ReadonlyMap<string, readonly CodedAnswer[]>,
  byId: ReadonlyMap<string, FrameCode>,
): Pair[] {
  const shared = new Map<string, number>();
  for (const { mentions } of all) {
    const compared = mentions.slice(0, MAX_MENTIONS_COMPARED);
    for (const [index, one] of compared.entries()) {
      for (const other of compared.slice(index + 1)) {
        if (!isSamePassage(beginning(one), beginning(other))) continue;
        const key = [one.codeId, other.codeId].toSorted().join();
        if (shared.size < MAX_PAIRS || shared.has(key)) shared.set(key, (shared.get(key) ?? 0) + 1);
      }
    }
  }
  return [...shared].flatMap(([key, both]) => {
    const [one, other] = key.split(",").map((id) => byId.get(id));
    if (!one || !other || both < MIN_SHARED_ANSWERS) return [];
    const either = (answers.get(one.id)?.length ?? 0) + (answers.get(other.id)?.length ?? 0) - both;
    const share = both / Math.max(1, either);
    if (share < MIN_OVERLAP) return [];
    const reason = `${percent(share)} of the different answers with either code have both, for the same words.`;
    return [{ one, other, reason, confidence: share >= 0.8 ? "high" : "medium" }];
  });
}

const beginning = ({ evidence }: Mention) => evidence?.slice(0, LONGEST_PASSAGE) ?? null;

const isSamePassage = (one: string | null, other: string | null) =>
  one === null || other === null || one.includes(other) || other.includes(one);

/**
 * Pairs of codes with similar wording: the name of each, read as an answer, gets the other code. A name would always get
 * its own code first, so the names of one half of the codes are classified with the other half as the codebook. The
 * list is divided once for each binary digit of a code's index: two codes have different indexes, so at least one digit
 * differs and at least one division separates them.
 */
async function sayingTheSame(material: Material, codes: readonly FrameCode[]): Promise<Pair[]> {
  const pairs = sameNames(codes);
  if (material.context.codingType === "entity") return pairs;
  const compared = evenly(codes, MAX_CODES_COMPARED);
  const twins = new Map<string, { code: FrameCode; twin: FrameCode }>();
  for (let bit = 1; bit < compared.length; bit *= 2) {
    const halves = [compared.filter((_, at) => at & bit), compared.filter((_, at) => !(at & bit))] as const;
    for (const [ones, others] of [halves, [halves[1], halves[0]] as const]) {
      for (const { code, twin, confidence } of await findTwins(material, ones, others)) {
        if (confidence === "high") twins.set(`${code.id},${twin.id}`, { code, twin });
      }
    }
  }
  for (const { code, twin } of twins.values()) {
    // A match in one direction only is often due to a word in the other code's quotes: "Too expensive" got "Difficult
    // parking", whose quotes complain of the price.
    if (!twins.has(`${twin.id},${code.id}`)) continue;
    pairs.push({ one: code, other: twin, reason: "By their wording the two say the same.", confidence: "high" });
  }
  return pairs;
}

/** Pairs of codes whose names are equal: in two categories, or written in two ways. */
function sameNames(codes: readonly FrameCode[]): Pair[] {
  const seen = new Map<string, FrameCode>();
  return codes.flatMap((code) => {
    const key = `${duplicateKey(code.name).replace(/[^\p{L}\p{M}\p{N}]+/gu, "")} ${code.sentiment}`;
    const first = seen.get(key);
    if (!first) seen.set(key, code);
    const reason = first?.category === code.category ? "Both have the same name, written in two ways." : "";
    const elsewhere = first ? `Both have the same name, in "${first.category}" and in "${code.category}".` : "";
    return first ? [{ one: first, other: code, reason: reason || elsewhere, confidence: "high" }] : [];
  });
}
