import { tokenize } from "@/lib/coding/languages/tokens";
import type { AnswerCoding, CodingTask, EngineAnswer, FrameCode, Mention } from "../../engine";
import { readAnswer } from "../reading";
import { isVariant, nameKey } from "./entity-clusters";

const LONGEST_NAME = 5;
const QUOTED = /"([^"]+)"/g;

type Match = { code: FrameCode; start: number; end: number; exact: boolean };

/** Finds the names of a frame in answers, typing errors and listed other spellings included. */
export function entityCoder(task: CodingTask): { code(answer: EngineAnswer): AnswerCoding } {
  const spellings = new Map<string, FrameCode>();
  for (const code of task.codes) {
    for (const spelling of [
      code.name,
      ...[...(code.definition ?? "").matchAll(QUOTED)].map((found) => found[1] ?? ""),
    ]) {
      const key = nameKey(spelling);
      if (key && !spellings.has(key)) spellings.set(key, code);
    }
  }
  for (const { text, codeIds } of task.examples) {
    const code = codeIds.length === 1 ? task.codes.find(({ id }) => id === codeIds[0]) : undefined;
    const key = nameKey(text);
    if (code && key.split(" ").length <= LONGEST_NAME && !spellings.has(key)) spellings.set(key, code);
  }
  const keys = [...spellings].filter(([key]) => key.length >= 5);
  const known = new Map<string, FrameCode | null>();
  const fuzzy = (key: string): FrameCode | null => {
    const seen = known.get(key);
    if (seen !== undefined) return seen;
    const found = keys.find(([candidate]) => isTypo(key, candidate))?.[1] ?? null;
    known.set(key, found);
    return found;
  };
  return {
    code(answer) {
      const matches = matchesOf(answer.text, spellings, fuzzy);
      return { answerId: answer.id, mentions: matches.map((match) => mention(match, answer)) };
    },
  };
}

function matchesOf(
  text: string,
  spellings: ReadonlyMap<string, FrameCode>,
  fuzzy: (key: string) => FrameCode | null,
): Match[] {
  const tokens = tokenize(text);
  const matches: Match[] = [];
  for (let at = 0; at < tokens.length; ) {
    let used = 1;
    for (const exact of [true, false]) {
      const match = longest(text, tokens, at, (key) => (exact ? spellings.get(key) : fuzzy(key)), exact);
      if (!match) continue;
      if (!matches.some(({ code }) => code.id === match.code.id)) matches.push(match);
      used = Math.max(1, tokens.filter(({ start, end }) => start >= match.start && end <= match.end).length);
      break;
    }
    at += used;
  }
  return matches;
}

function longest(
  text: string,
  tokens: ReturnType<typeof tokenize>,
  at: number,
  find: (key: string) => FrameCode | null | undefined,
  exact: boolean,
): Match | null {
  const start = tokens[at]?.start ?? 0;
  for (let length = Math.min(LONGEST_NAME, tokens.length - at); length >= 1; length--) {
    const end = tokens[at + length - 1]?.end ?? start;
    const code = find(nameKey(text.slice(start, end)));
    if (code) return { code, start, end, exact };
  }
  return null;
}

function isTypo(key: string, name: string): boolean {
  return key.length >= 4 && !key.startsWith(`${name} `) && isVariant(key, name);
}

function mention({ code, start, end, exact }: Match, answer: EngineAnswer): Mention {
  const passage = readAnswer(answer.text, answer.language).passages.find(
    (candidate) => start >= candidate.start && start < candidate.end,
  );
  return {
    codeId: code.id,
    confidence: exact ? "high" : "medium",
    evidence: answer.text.slice(start, end),
    mentionSentiment: passage?.sentiment ?? "Neutral",
  };
}
