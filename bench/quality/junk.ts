import { seededRandom } from "@/lib/coding/engines/local/numeric/random";
import { prepareAnswers } from "@/lib/coding/prepare/prepare";
import { short } from "./report";
import type { CodedSet } from "./sets";
import type { BenchOptions } from "./task";

const SHARE = 0.05;
const SHOWN = 8;
const ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

/** Generated junk (5%) among real answers: F1 of finding it, false alarms on real answers, speed. */
export function measureJunk(set: CodedSet, _options: BenchOptions): string[] {
  const texts = set.frames.flatMap((frame) => frame.rows.map(({ text }) => text));
  const random = seededRandom(11);
  const answers = texts.flatMap((text, index) => {
    const real = { id: `real-${index}`, text };
    return random() < SHARE ? [real, { id: `junk-${index}`, text: junk(random) }] : [real];
  });
  const start = performance.now();
  const prepared = prepareAnswers(answers, { question: null, language: set.language, codingType: "qualitative" });
  const seconds = (performance.now() - start) / 1000;
  const flagged = prepared.filter(({ flags }) => flags.includes("empty") || flags.includes("gibberish"));
  const caught = flagged.filter(({ id }) => id.startsWith("junk")).length;
  const wrong = flagged.filter(({ id }) => id.startsWith("real"));
  const total = answers.length - texts.length;
  const f1 = (2 * caught) / Math.max(1, flagged.length + total);
  const shown = [...new Set(wrong.map(({ text }) => text))].slice(0, SHOWN).join(" | ");
  return [
    `${set.name.padEnd(46)}F1 ${short(f1)}, recall ${short(caught / Math.max(1, total))}, false alarms ${((100 * wrong.length) / texts.length).toFixed(2)}%, ${Math.round(answers.length / seconds)} answers/s${shown ? `  e.g. ${shown}` : ""}`,
  ];
}

function junk(random: () => number): string {
  const kind = Math.floor(random() * 4);
  const letters = (length: number, from: string) =>
    Array.from({ length }, () => from[Math.floor(random() * from.length)]).join("");
  const words = 1 + Math.floor(random() * 3);
  const word = () => {
    const length = 4 + Math.floor(random() * 6);
    if (kind === 0) return letters(length, "abcdefghijklmnopqrstuvwxyz");
    if (kind === 1) return letters(length, ROWS[Math.floor(random() * 2)] ?? "asdf");
    if (kind === 2) return letters(length, "bcdfghjklmnpqrstvwxz");
    return letters(1, "abcdefghijklmnopqrstuvwxyz").repeat(length);
  };
  return Array.from({ length: kind === 3 ? 1 : words }, word).join(" ");
}
