import type { FrameCode } from "@/lib/engines/engine";
import { nameInWords, parseDefinition } from "@/lib/engines/local/scoring/definition";
import { stemsOf } from "@/lib/language/terms";
import type { Pair } from "./metrics";

/** How well the names of generated codes describe their answers; shares from 0 to 1. */
export type NameQuality = {
  /** The mean share of a code's answers that hold a word of its name. */
  heard: number;
  /** Pairs of names that share at least half of one name's words. */
  alike: number;
  /** The share of matched codes whose name shares a word with the name or definition of people's code. */
  agreed: number;
};

/** Rates the names of generated codes by the answers that got them, and by people's codes that match them. */
export function nameQuality(
  codes: readonly FrameCode[],
  coded: readonly (Pair & { text: string })[],
  match: ReadonlyMap<string, string>,
  human: readonly FrameCode[],
  language: string,
): NameQuality {
  const stems = (text: string) => new Set(stemsOf(text, language));
  const names = codes.map(({ name }) => stems(name));
  const heard = codes.map(({ id }, index) => {
    const own = coded.filter(({ found }) => found.includes(id));
    return (
      own.filter(({ text }) => shared(stems(text), names[index] as Set<string>) > 0).length / Math.max(1, own.length)
    );
  });
  const alike = names.reduce(
    (sum, one, index) =>
      sum + names.slice(index + 1).filter((other) => shared(one, other) * 2 >= Math.max(one.size, other.size)).length,
    0,
  );
  const matched = codes.flatMap(({ id }, index) => {
    const code = human.find((entry) => entry.id === match.get(id));
    if (!code) return [];
    const words = stems(`${nameInWords(code.name)} ${parseDefinition(code.definition).scope}`);
    return [shared(words, names[index] as Set<string>) > 0];
  });
  return {
    heard: heard.reduce((sum, share) => sum + share, 0) / Math.max(1, heard.length),
    alike,
    agreed: matched.filter(Boolean).length / Math.max(1, matched.length),
  };
}

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((stem) => other.has(stem)).length;
}
