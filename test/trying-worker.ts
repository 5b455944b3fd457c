import { existsSync } from "node:fs";
import { getPriority } from "node:os";
import { setTimeout } from "node:timers/promises";
import { MEBIBYTE } from "@/lib/runtime/mebibyte";
import { serve } from "@/lib/workers/serve";

const learnt = new Set<string>();

const handlers = {
  echo: ({ words }: { words: readonly string[] }) => words.map((word) => word.toUpperCase()),
  add: ({ a, b }: { a: number; b: number }) => a + b,
  priority: (_: object) => getPriority(),
  environment: (_: object) => Object.keys(process.env),
  fail: (_: object) => {
    throw new Error("this call fails");
  },
  loop: (_: object) => {
    for (;;);
  },
  allocate: (_: object) => {
    const held: object[] = [];
    for (;;) held.push(new Array(1_000_000).fill(0.5));
  },
  /** Allocates memory outside JavaScript's objects. */
  fillBuffers: (_: object) => {
    const held: Buffer[] = [];
    for (;;) held.push(Buffer.alloc(16 * MEBIBYTE, 1));
  },
  /** Waits until the file exists. It hardly uses the processor, like a call that waits for a reply or a free core. */
  hold: async ({ until }: { until: string }) => {
    while (!existsSync(until)) await setTimeout(20);
  },
  work: ({ milliseconds }: { milliseconds: number }) => {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
  },
  /** Returns whether the worker has had this key before, and remembers the key. */
  learn: ({ key }: { key: string }) => {
    const known = learnt.has(key);
    learnt.add(key);
    return known;
  },
};

/** A worker that misbehaves, for tests. */
export type TryingCalls = typeof handlers;
export default serve(handlers, () => learnt.add("warm"));
