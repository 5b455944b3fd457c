import { FIELDS } from "./entity/fields";
import { type EntityScores, measureEntities } from "./entity/measure";
import { measureSize } from "./entity/size";
import { writeAnswers } from "./entity/write-answers";
import { short } from "./report";
import type { BenchOptions } from "./task";

const SIZES = [60, 200, 1500];
const SEED = 5;

/**
 * Measures entity coding on generated answers of several fields and languages: how well names are found, how well their
 * spellings are merged and written, and how well answers are coded.
 */
export async function measureEntity({ quick }: BenchOptions): Promise<string[]> {
  const lines = [`${"".padEnd(40)}micro  list  canonical wrong/100 given  answers/s`];
  for (const heldOut of [false, true]) {
    for (const size of SIZES) {
      const all: { label: string; scores: EntityScores }[] = [];
      for (const field of FIELDS.filter((field) => field.heldOut === heldOut)) {
        const scores = await measureEntities(field, writeAnswers(field, size, SEED + size));
        all.push({ label: `${field.field} (${field.language}), ${size}`, scores });
      }
      for (const { label, scores } of all) lines.push(lineOf(label, scores));
      lines.push(lineOf(`mean${heldOut ? " of the held out" : ""}, ${size}`, meanOf(all.map(({ scores }) => scores))));
    }
  }
  return quick ? lines : [...lines, measureSize()];
}

function lineOf(label: string, { micro, list, canonical, wrong, given, answers, seconds }: EntityScores): string {
  return `${label.padEnd(40)}${short(micro)}   ${short(list)}  ${short(canonical)}      ${wrong.toFixed(1).padStart(5)}     ${short(given)}   ${Math.round(answers / seconds)}`;
}

function meanOf(scores: readonly EntityScores[]): EntityScores {
  const mean = (key: "micro" | "list" | "canonical" | "wrong" | "given" | "seconds" | "answers") =>
    scores.reduce((sum, score) => sum + score[key], 0) / Math.max(1, scores.length);
  return {
    micro: mean("micro"),
    list: mean("list"),
    canonical: mean("canonical"),
    wrong: mean("wrong"),
    given: mean("given"),
    seconds: mean("seconds"),
    answers: mean("answers"),
    codes: [],
  };
}
