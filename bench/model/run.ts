import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { codeInMemory } from "@/lib/coding/pipeline/code-in-memory";
import { numberCodes } from "@/lib/engines/openai/frame";
import { openaiEngine } from "@/lib/engines/openai/openai-engine";
import { classifyPrompt, codingInstructions } from "@/lib/engines/openai/prompts";
import { prepareAnswers } from "@/lib/preparation/prepare";
import { tokens } from "@/test/openai-replies";
import { codes, taskOf } from "../engine/answers";
import { surveyAnswers } from "./answers";
import { measureJobs } from "./jobs";

/**
 * Codes 10,000 answers with a model on loopback. Each call takes 0.8 s, of which 0.2 s until the reply begins; 16 calls
 * run in parallel.
 */
const ANSWERS = 10_000;
const LATENCY_S = 0.8;
const BEGINS_AFTER_S = 0.2;
const PARALLEL = 16;
const GOALS = { time: 1.2, calls: 20, promptTokens: 10 };

const given = surveyAnswers(ANSWERS);
const context = { codingType: "qualitative" as const, language: "en", wording: "How was your stay?", survey: null };
const answers = prepareAnswers(given, { question: context.wording, language: "en", codingType: "qualitative" });

const server = fork(fileURLToPath(new URL("server.ts", import.meta.url)));
const { url } = await ask({ beginsAfterMs: 1_000 * BEGINS_AFTER_S, thinksMs: 1_000 * (LATENCY_S - BEGINS_AFTER_S) });
const engine = openaiEngine({ baseUrl: url, model: "bench", concurrency: PARALLEL });
const codebook = [{ name: "Holiday park", codes: codes.map(({ category: _, id: __, ...code }) => code) }];
const start = performance.now();
const { codings } = await codeInMemory(engine, { context, answers, given: codebook });
const seconds = (performance.now() - start) / 1_000;
const { calls = 0, promptTokens = 0 } = await ask({});
server.kill();

// The review asks after the coding, with one prompt here.
const ideal = (calls * LATENCY_S) / PARALLEL + LATENCY_S;
const singly = given.reduce((sum, answer) => sum + tokensAlone(answer), 0);
report("time over the ideal", seconds / ideal, GOALS.time, "most");
report("calls, times fewer than one per answer", ANSWERS / calls, GOALS.calls, "least");
report("prompt tokens, times fewer", singly / promptTokens, GOALS.promptTokens, "least");
for (const { what, value, most } of await measureJobs()) report(what, value, most, "most");
console.log(`${codings.length} answers, ${calls} calls, ${seconds.toFixed(1)} s, ideal ${ideal.toFixed(1)} s`);

async function ask(message: object): Promise<{ url?: string; calls?: number; promptTokens?: number }> {
  server.send(message);
  const [served] = await once(server, "message");
  return served;
}

function tokensAlone({ id, text }: { id: string; text: string }): number {
  const system = codingInstructions({ ...taskOf(), question: context.wording }, numberCodes(codes), []);
  const { user } = classifyPrompt(system, [], [{ id, text, language: "en" }]);
  return tokens(system) + tokens(user);
}

function report(what: string, value: number, goal: number, kind: "most" | "least"): void {
  const isMet = kind === "most" ? value <= goal : value >= goal;
  console.log(
    `${isMet ? "met   " : "MISSED"} ${what}: ${value.toFixed(2)} (goal: ${kind === "most" ? "≤" : "≥"} ${goal})`,
  );
  if (!isMet) process.exitCode = 1;
}
