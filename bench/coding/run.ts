import { startService } from "@/e2e/support/service";
import { createClient } from "@/lib/api/client/client";
import { classifyAll } from "@/lib/engines/classify-all";
import type { CodingTask } from "@/lib/engines/engine";
import { localEngine } from "@/lib/engines/local/engine";
import { normalizeText } from "@/lib/language/normalize";
import { prepareInWorker } from "@/lib/preparation/prepare-in-worker";
import { hotelAnswers, hotelCategories } from "./answers";
import { measureStages } from "./stages";

const ANSWERS = 10_000;

// If a number of answers is given: measures each stage of coding that many answers, with time, memory and event-loop
// delays.
const [size] = process.argv.slice(2);
if (size) {
  await measureStages(Number(size));
  process.exit(0);
}

// If no number is given: codes 10,000 answers in a job over HTTP and, for comparison, with the engine alone.
const responses = hotelAnswers(ANSWERS);
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
  const prepared = await prepareInWorker(responses, options, { group: "bench" });
  const answers = responses.map(({ id, text }, index) => ({
    id,
    text: normalizeText(text),
    language: prepared[index]?.language ?? "en",
  }));
  const codes = hotelCategories.flatMap((category: { name: string; codes: object[] }) =>
    category.codes.map((code, index) => ({ id: `${category.name}/${index}`, category: category.name, ...code })),
  );
  const task: CodingTask = { ...options, codes, examples: [] };
  await classifyAll(localEngine, task, answers);
}

async function codeByJob() {
  const client = createClient({ baseUrl: service.baseUrl, apiKey: service.firstRun.api_key });
  const outcome = await client.code({ responses, codebook: { categories: hotelCategories } });
  if ("job_id" in outcome) await client.waitForJob(outcome.job_id, { pollInterval: 10 });
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1_000;
}
