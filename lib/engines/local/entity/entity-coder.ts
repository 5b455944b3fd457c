import { otherName } from "@/lib/language/names/words-of-names";
import { isNoAnswerName } from "@/lib/language/no-answer/no-answer-name";
import { hasNoContent } from "@/lib/language/no-answer/no-content";
import type { AnswerCoding, CodingTask, EngineAnswer, FrameCode, Mention } from "../../engine";
import { readAnswer } from "../reading";
import { type GivenName, learnNames } from "./learn-names";
import type { NameMention } from "./name-finder";
import { nameKey } from "./name-key";
import { LONGEST_NAME } from "./parameters";
import { plainSegments } from "./segments";

const ALSO = /"([^"]{1,80})"|“([^”]{1,80})”|„([^“”]{1,80})[“”]|«\s?([^»]{1,80}?)\s?»/gu;
const EXCLUDING = /^(?:not\b|no:|nicht\b|kein|pas\b|não\b|exclud|without\b|ohne\b|sin\b|sans\b)/iu;
const CONFIDENCE = { same: "high", near: "medium", far: "low" } as const;

/**
 * Codes answers with the names of a codebook, in any spelling. A name that has no code gets the code "Other", if there
 * is one.
 */
export function entityCoder(task: CodingTask): { code(answer: EngineAnswer): AnswerCoding } {
  const other = task.codes.find(({ name }) => otherName().test(name.trim()));
  const codes = task.codes.filter((code) => code !== other && !isNoAnswerName(code.name));
  const names = learnNames([], task.question, task.language, givenNames(codes, task));
  const refused = refusedNames(task);
  return {
    code(answer) {
      if (hasNoContent(answer.text)) return { answerId: answer.id, mentions: [] };
      const mentions: Mention[] = [];
      for (const found of names.find(answer.text, answer.language)) {
        const code = found.entity?.given == null ? undefined : codes[found.entity.given];
        const id = code?.id ?? other?.id;
        if (id === undefined || mentions.some(({ codeId }) => codeId === id)) continue;
        if (refused.has(nameKey(answer.text.slice(found.start, found.end)))) continue;
        mentions.push(mentionOf(id, found, answer, !code));
      }
      return { answerId: answer.id, mentions };
    },
  };
}

/**
 * For each code, all keys that stand for its name: the name itself, spellings that its definition quotes, and short
 * answers to which people gave the code.
 */
function givenNames(codes: readonly FrameCode[], { examples, language }: CodingTask): GivenName[] {
  const taken = new Set<string>();
  const keys = codes.map(({ name }) => [nameKey(name)].filter((key) => isFree(key, taken)));
  const give = (index: number, spelling: string) => {
    const key = nameKey(spelling);
    if (isFree(key, taken)) keys[index]?.push(key);
  };
  codes.forEach(({ definition }, index) => {
    for (const sentence of (definition ?? "").split(/(?<=[.;!])\s+/u)) {
      if (EXCLUDING.test(sentence)) continue;
      for (const quoted of sentence.matchAll(ALSO)) give(index, quoted.slice(1).find(Boolean) ?? "");
    }
  });
  for (const { text, codeIds } of examples) {
    const segments = plainSegments(text, language).filter(({ key }) => !taken.has(key));
    const open = codes.flatMap(({ id }, index) =>
      codeIds.includes(id) && !isNamed(text, keys[index] ?? []) ? [index] : [],
    );
    const [segment, second] = segments;
    const [index] = open;
    if (segment && !second && index !== undefined && open.length === 1 && segment.tokens.length <= LONGEST_NAME)
      give(index, segment.key);
  }
  return keys.map((list) => ({ keys: list }));
}

/** Names that people decided not to code: an answer consists of such a name alone, and a person gave it no code. */
function refusedNames({ examples, language }: CodingTask): ReadonlySet<string> {
  return new Set(
    examples
      .filter(({ codeIds }) => codeIds.length === 0)
      .map(({ text }) => plainSegments(text, language))
      .flatMap(([segment, second]) => (segment && !second ? segment.key : [])),
  );
}

function isFree(key: string, taken: Set<string>): boolean {
  if (!key || taken.has(key)) return false;
  taken.add(key);
  return true;
}

function isNamed(text: string, keys: readonly string[]): boolean {
  const padded = ` ${nameKey(text)} `;
  return keys.some((key) => padded.includes(` ${key} `));
}

function mentionOf(
  codeId: string,
  { start, end, closeness }: NameMention,
  answer: EngineAnswer,
  isOther: boolean,
): Mention {
  const passage = readAnswer(answer.text, answer.language).passages.find(
    (candidate) => start >= candidate.start && start < candidate.end,
  );
  return {
    codeId,
    confidence: isOther ? "low" : CONFIDENCE[closeness],
    evidence: answer.text.slice(start, end),
    mentionSentiment: passage?.sentiment ?? "Neutral",
  };
}
