import { parentPort, workerData } from "node:worker_threads";
import { inParts } from "@/lib/parts";
import { prepareAnswers } from "@/lib/preparation/prepare";
import { generateCodebook } from "./codebook/generate";
import { familyOf } from "./review";
import { learnTask, type TaskModel } from "./task-model";
import { PART_SIZE } from "./worker/parts";
import type { CallName, Calls, Part, Reply, Request } from "./worker/protocol";

const MODELS_KEPT = 24;
/** Milliseconds that a part may take to be received before the next one follows all the same. */
const LONGEST_WAIT = 1_000;

/** Trained tasks, the least recently used first. */
const models = new Map<string, TaskModel>();
const parts = new Map<number, Record<string, unknown[]>>();

const handlers: { [Name in CallName]: (input: Calls[Name]["input"]) => Calls[Name]["output"] } = {
  prepare: ({ answers, options }) =>
    prepareAnswers(answers, options).map(({ language, flags }) => ({ language, flags })),
  generate: (request) => generateCodebook(request),
  learn: ({ key, task }) => {
    models.set(key, learnTask(task));
    for (const oldest of models.keys()) {
      if (models.size <= MODELS_KEPT) break;
      models.delete(oldest);
    }
    return null;
  },
  classify: ({ key, answers }) => {
    const model = recall(key);
    return model ? answers.map((answer) => model.code(answer)) : "unknown";
  },
  families: ({ answers }) => answers.map(familyOf),
  review: ({ key, answers, codings }) => recall(key)?.review(answers, codings) ?? "unknown",
};

function recall(key: string): TaskModel | undefined {
  const model = models.get(key);
  if (!model) return undefined;
  models.delete(key);
  models.set(key, model);
  return model;
}

function receive(message: Request | Part): void {
  if ("list" in message) {
    const lists = parts.get(message.id) ?? {};
    const list = lists[message.list] ?? [];
    for (const item of message.items) list.push(item);
    lists[message.list] = list;
    parts.set(message.id, lists);
    return;
  }
  const lists = parts.get(message.id) ?? {};
  parts.delete(message.id);
  try {
    answer(message.id, run(message.call, { ...Object(message.input), ...lists }));
  } catch (error) {
    send({ id: message.id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

function run<Name extends CallName>(call: Name, input: Calls[Name]["input"]): Calls[Name]["output"] {
  return handlers[call](input);
}

function answer(id: number, output: unknown): void {
  const list = Array.isArray(output) && output.length > PART_SIZE ? output : [];
  for (const part of inParts(list, PART_SIZE)) {
    const received = Atomics.load(workerData.received, 0);
    send({ id, part });
    Atomics.wait(workerData.received, 0, received, LONGEST_WAIT);
  }
  send({ id, output: list.length > 0 ? [] : output });
}

function send(reply: Reply): void {
  parentPort?.postMessage(reply);
}

parentPort?.on("message", receive);
