import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { startService } from "@/e2e/support/service";
import type { CodingTask } from "@/lib/coding/engines/engine";
import { localEngine } from "@/lib/coding/engines/local/engine";
import { prepareInWorker } from "@/lib/coding/prepare/prepare-in-worker";
import { readDelimited } from "@/lib/tables/read-delimited";

const ANSWERS = 10_000;

// A job of 10,000 answers end to end over HTTP, beside the engine alone on the same answers in the same run.
const { categories } = JSON.parse(await readFile("examples/hotel-codebook.json", "utf8"));
const { columns, rows } = readDelimited(await readFile("examples/hotel-stay.csv"));
const texts = rows.map((cells) => cells[columns.indexOf("answer")] ?? "").filter(Boolean);
const responses = Array.from({ length: ANSWERS }, (_, index) => ({
  id: `r${index}`,
  text: `${texts[index % texts.length]} Room ${index}.`,
}));

const alone = await seconds(codeAlone);
const service = await startService();
try {
  const job = await seconds(codeByJob);
  const line = (name: string, time: number) =>
    console.log(
      `${name.padEnd(34)} ${time.toFixed(1).padStart(6)} s ${Math.round(ANSWERS / time)
        .toString()
        .padStart(7)} answers/s`,
    );
  line("the engine alone", alone);
  line("POST /v2/code to a completed job", job);
  console.log(`ratio ${(job / alone).toFixed(2)}`);
} finally {
  await service.stop();
}
process.exit(0);

async function codeAlone() {
  const options = { question: null, language: "en", codingType: "qualitative" } as const;
  const prepared = await prepareInWorker(responses, options);
  const answers = prepared.map(({ id, text, language }) => ({ id, text, language }));
  const codes = categories.flatMap((category: { name: string; codes: object[] }) =>
    category.codes.map((code, index) => ({ id: `${category.name}/${index}`, category: category.name, ...code })),
  );
  const corpus = answers.map(({ text }) => text);
  const task: CodingTask = { ...options, codes, examples: [], corpus };
  const { value } = await localEngine.classify(task, answers);
  await localEngine.review(task, answers, value);
}

async function codeByJob() {
  const headers = { "x-api-key": service.firstRun.api_key, "content-type": "application/json" };
  const body = JSON.stringify({ responses, codebook: { categories } });
  const accepted = await (await fetch(`${service.baseUrl}/v2/code`, { method: "POST", headers, body })).json();
  for (;;) {
    const { data } = await (await fetch(`${service.baseUrl}/v2/jobs/${accepted.data.job_id}`, { headers })).json();
    if (data.status === "completed") return;
    if (data.status === "failed") throw new Error(data.error.message);
    await pause(100);
  }
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1_000;
}
