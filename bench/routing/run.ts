import { classifyAll } from "@/lib/engines/classify-all";
import type { CodingEngine, CodingTask } from "@/lib/engines/engine";
import { localEngine } from "@/lib/engines/local/engine";
import { openaiEngine } from "@/lib/engines/openai/openai-engine";
import { routedEngine } from "@/lib/engines/routing/routed-engine";
import { shuffled } from "@/lib/numeric/random";
import { textsOf } from "@/test/openai-engine";
import { startOpenaiServer } from "@/test/openai-server";
import { bootstrapMicro, type Pair, scoresOf } from "../quality/metrics";
import { type CodedRow, type CodedSet, type Frame, readSets } from "../quality/sets";
import { learningParts, taskOf } from "../quality/task";
import { modelOfQuality } from "./known-quality";

/**
 * `npm run bench:routing -- FOLDER [SET,SET]`: how many answers a model on loopback is asked about, and how F1 changes,
 * if 500 answers that the model had coded are reviewed and 1,000 others are coded. The model's quality (the share of
 * people's codes that it gives) is known.
 */
const REVIEWED = 500;
const CODED = 1_000;
const QUALITIES = [0.6, 0.7, 0.8];
const MIN_SAVED = 0.5;
const BOOTSTRAPS = 1_000;

const [folder = "", names] = process.argv.slice(2);
const sets = readSets(folder).filter(({ name }) => !names || names.split(",").includes(name));
const saved: number[] = [];
for (const set of sets) {
  for (const frame of set.frames.filter(({ rows, codes }) => codes.length > 0 && rows.length > REVIEWED + CODED)) {
    for (const quality of QUALITIES) await measure(set, frame, quality);
  }
}
const mean = saved.reduce((sum, share) => sum + share, 0) / Math.max(1, saved.length);
console.log(
  `${mean >= MIN_SAVED ? "met   " : "MISSED"} answers saved, mean: ${percent(mean)} (goal: ≥ ${percent(MIN_SAVED)})`,
);
if (mean < MIN_SAVED) process.exitCode = 1;
process.exit();

async function measure(set: CodedSet, frame: Frame, quality: number): Promise<void> {
  const codes = new Set(frame.codes.map(({ id }) => id));
  const isUsable = ({ labels }: CodedRow) => labels.every((label) => codes.has(label));
  const { train, test } = learningParts(frame, { quick: false });
  const reviewed = shuffled(train.filter(isUsable), 1).slice(0, REVIEWED);
  const rows = distinct(shuffled(test.filter(isUsable), 2)).slice(0, CODED);
  const say = modelOfQuality(quality, frame.rows, [...codes]);
  const rowOf = new Map([...reviewed, ...rows].map((row) => [row.text, row]));
  let asked = 0;
  const server = await startOpenaiServer((request) => {
    const texts = textsOf(request);
    asked += texts.length;
    const given = texts.map((text) => say(rowOf.get(text) ?? ({ ...rows[0], labels: [] } as CodedRow)));
    return { json: { answers: given.map((labels, index) => ({ answer: index + 1, codes: labels.map(mentionOf) })) } };
  });
  const mentionOf = (label: string) => ({
    ...{ code: frame.codes.findIndex(({ id }) => id === label) + 1, evidence: null },
    ...{ confidence: "high", sentiment: "Neutral" },
  });
  const model = openaiEngine({ baseUrl: server.url, model: "bench" });
  const examples = reviewed.map((row) => ({ text: row.text, codeIds: row.labels, byModel: say(row) }));
  const task = { ...taskOf(set, frame, frame.codes, examples), masking: { when: "never" as const, except: [] } };

  const alone = await code(model, task, rows);
  const askedAlone = asked;
  asked = 0;
  const routed = await code(routedEngine(model, localEngine, { routes: true }), task, rows);
  await server.close();

  const [lowest, highest] = bootstrapMicro(alone, BOOTSTRAPS);
  const [before, after] = [scoresOf(alone).micro, scoresOf(routed).micro];
  const share = 1 - asked / askedAlone;
  saved.push(share);
  const isMet = after >= lowest;
  if (!isMet) process.exitCode = 1;
  console.log(
    `${isMet ? "met   " : "MISSED"} ${set.name}, quality ${quality}: F1 ${before.toFixed(3)} (${lowest.toFixed(3)} to ${highest.toFixed(3)}), routed ${after.toFixed(3)}; ${percent(share)} saved`,
  );
}

async function code(engine: CodingEngine, task: CodingTask, rows: readonly CodedRow[]): Promise<Pair[]> {
  const answers = rows.map(({ id, text }) => ({ id, text, language: task.language }));
  const codings = await classifyAll(engine, task, answers);
  return rows.map(({ labels }, index) => ({
    truth: labels,
    found: codings[index]?.mentions.map(({ codeId }) => codeId) ?? [],
  }));
}

function distinct(rows: readonly CodedRow[]): CodedRow[] {
  return [...new Map(rows.map((row) => [row.text, row])).values()];
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}
