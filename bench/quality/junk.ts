import { seededRandom } from "@/lib/numeric/random";
import { type PreparedAnswer, prepareAnswers } from "@/lib/preparation/prepare";
import { FIELDS } from "./entity/fields";
import { FURTHER_KINDS, mash, REAL_ANSWERS } from "./junk-kinds";
import { short } from "./report";
import type { CodedSet } from "./sets";
import type { BenchOptions } from "./task";

const SHARE = 0.05;
const SHOWN = 8;
const QUESTION = "What should we do differently next time, and why?";

/**
 * Mixes 5% generated junk into real answers and reports F1 of detection, false alarms on real answers, and speed; then
 * the same for other kinds of junk.
 */
export function measureJunk(set: CodedSet, _options: BenchOptions): string[] {
  const texts = set.frames.flatMap((frame) => frame.rows.map(({ text }) => text));
  const { prepared, seconds } = withJunk(texts, set.language, seededRandom(11), () => mash);
  const found = scores(prepared, isNoise);
  const shown = [...new Set(found.wrong.map(({ text }) => text))].slice(0, SHOWN).join(" | ");
  const kinds = Object.entries(FURTHER_KINDS);
  const further = withJunk(texts, set.language, seededRandom(12), (index) => kinds[index % kinds.length]?.[1] ?? mash);
  const all = scores(further.prepared, isFlagged);
  const noise = scores(further.prepared, isNoise);
  const missed = kinds.map(([name], kind) => {
    const own = further.prepared.filter(
      ({ id }) => id.startsWith("junk") && Number(id.slice(5)) % kinds.length === kind,
    );
    return `${name} ${short(own.filter(isFlagged).length / Math.max(1, own.length))}`;
  });
  return [
    `${set.name.padEnd(46)}F1 ${short(found.f1)}, recall ${short(found.recall)}, false alarms ${percent(found.wrong.length, texts.length)}, ${Math.round(prepared.length / seconds)} answers/s${shown ? `  e.g. ${shown}` : ""}`,
    `${"  other kinds".padEnd(46)}recall ${short(all.recall)}, false alarms ${percent(noise.wrong.length, texts.length)} (${missed.join(", ")})`,
  ];
}

/** Reports which short answers and names with a meaning are flagged as junk. */
export function measureFalseAlarms(): string[] {
  const names = FIELDS.flatMap((field) => field.names.flatMap(({ name, aliases }) => [name, ...aliases]));
  const lines = (["qualitative", "entity"] as const).map((codingType) => {
    const texts = [
      ...(codingType === "entity" ? [] : REAL_ANSWERS),
      ...names.flatMap((name) => [name, name.toLowerCase()]),
    ];
    const wrong = texts.filter((text) => {
      const [answer] = prepareAnswers([{ id: "1", text }], { question: null, language: "en", codingType });
      return answer && isFlagged(answer);
    });
    return `${`short answers and names, ${codingType}`.padEnd(46)}false alarms ${percent(wrong.length, texts.length)} of ${texts.length}${wrong.length > 0 ? `: ${wrong.join(" | ")}` : ""}`;
  });
  return lines;
}

type Kind = (random: () => number) => string;

function withJunk(texts: readonly string[], language: string, random: () => number, kindOf: (index: number) => Kind) {
  let made = 0;
  const answers = texts.flatMap((text, index) => {
    const real = { id: `real-${index}`, text };
    if (random() >= SHARE) return [real];
    const number = made++;
    return [real, { id: `junk-${number}`, text: kindOf(number)(random) }];
  });
  const start = performance.now();
  const prepared = prepareAnswers(answers, { question: QUESTION, language, codingType: "qualitative" });
  return { prepared, seconds: (performance.now() - start) / 1000 };
}

function scores(prepared: readonly PreparedAnswer[], isFound: (answer: PreparedAnswer) => boolean) {
  const flagged = prepared.filter(isFound);
  const wrong = flagged.filter(({ id }) => id.startsWith("real"));
  const junk = prepared.filter(({ id }) => id.startsWith("junk")).length;
  const caught = flagged.length - wrong.length;
  return { f1: (2 * caught) / Math.max(1, flagged.length + junk), recall: caught / Math.max(1, junk), wrong };
}

const isNoise = ({ flags }: PreparedAnswer) => flags.includes("empty") || flags.includes("gibberish");

const isFlagged = (answer: PreparedAnswer) => isNoise(answer) || answer.flags.includes("non_answer");

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(2)}%`;
