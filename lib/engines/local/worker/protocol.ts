import type { Preparation, PrepareOptions } from "@/lib/preparation/prepare";
import type { AnswerCoding, CodebookRequest, CodingTask, DraftCategory, EngineAnswer } from "../../engine";

/** What the worker can do, with what each call takes and gives. */
export type Calls = {
  prepare: { input: { answers: readonly { text: string }[]; options: PrepareOptions }; output: Preparation[] };
  generate: { input: CodebookRequest; output: DraftCategory[] };
  /** Learns a task and keeps it under `key`. */
  learn: { input: { key: string; task: CodingTask }; output: null };
  /** "unknown" where the worker has not learnt the task, or has forgotten it. */
  classify: { input: { key: string; answers: readonly EngineAnswer[] }; output: AnswerCoding[] | "unknown" };
  families: { input: { answers: readonly EngineAnswer[] }; output: (string | null)[] };
  review: {
    input: { key: string; answers: readonly EngineAnswer[]; codings: readonly AnswerCoding[] };
    output: AnswerCoding[] | "unknown";
  };
};

export type CallName = keyof Calls;

/** A call may come in several parts: lists longer than a part are sent piece by piece. */
export type Request = { id: number; call: CallName; input: unknown };
export type Part = { id: number; list: string; items: readonly unknown[] };
export type Reply = { id: number; part?: readonly unknown[]; output?: unknown; error?: string };
