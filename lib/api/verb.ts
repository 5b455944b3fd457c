import type { z } from "zod";
import type { Db } from "@/db/client";
import type { Commit } from "@/db/commit";
import type { Caller, Member } from "@/lib/auth/caller";
import type { AnyOperation, PageOperation } from "./contract/operation";
import type { EventReply } from "./event-reply";
import type { FileReply } from "./file-reply";
import type { Form } from "./read-form";
import type { Sender } from "./sender";

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** The argument of a verb: the caller, and the input as the operation's declaration parsed it. */
export type Call<Declared extends AnyOperation> = {
  db: Db;
  caller: Declared["scope"] extends "none" ? Caller | null : Caller;
  /** The signed-in person, if the operation is for people only. */
  member: Declared["session"] extends true ? Member : undefined;
  params: Parsed<Declared["params"]>;
  query: Parsed<Declared["query"]>;
  body: Parsed<Declared["body"]>;
  /** The revision that the caller has seen, if the operation takes `If-Match` and the request has it. */
  ifMatch: number | undefined;
  form: Declared["form"] extends z.ZodObject ? Form<z.output<Declared["form"]>> : undefined;
  /**
   * The media type of the file, if the operation has one and the request's `Accept` header prefers it to JSON; else
   * null.
   */
  accepted: string | null;
  sender: Sender;
  /** Starts queued jobs as soon as the operation has finished. */
  dispatchSoon: () => void;
};

/** Writes what must be in the same transaction as the work: the audit entry, and the stored reply for repeats. */
export type Finish<Value> = (tx: Db, value: Value) => Promise<void>;

/** A declared operation together with the domain function that performs it. Routes and forms share this pair. */
export type Verb<Declared extends AnyOperation = AnyOperation, Value = unknown> = {
  operation: Declared;
  /** Does the work, and calls `finish` in the transaction of the last changes. */
  run(call: Call<Declared>, finish: Finish<Value> | null): Promise<Value>;
};

/** A verb for short work on the database; all of it runs in one transaction. */
export const verb = <Declared extends AnyOperation, Value extends Result<Declared>>(
  operation: Declared,
  work: (call: Call<Declared>) => Promise<Value>,
): Verb<Declared, Value> => ({
  operation,
  run(call, finish) {
    if (!finish) return work(call);
    return call.db.transaction(async (tx) => {
      const value = await work({ ...call, db: tx });
      await finish(tx, value);
      return value;
    });
  },
});

/**
 * A verb for work that takes long or calls another service, and so must not keep a transaction open. The work makes its
 * last changes through `commit`. `answer` makes the operation's value of the work's result.
 */
export const longVerb = <Declared extends AnyOperation, Outcome, Value extends Result<Declared>>(
  operation: Declared,
  work: (call: Call<Declared> & { commit: Commit<Outcome> }) => Promise<Outcome>,
  answer: (outcome: Outcome) => Value,
): Verb<Declared, Value> => ({
  operation,
  async run(call, finish) {
    let isFinished = false;
    const commit: Commit<Outcome> = (change) =>
      call.db.transaction(async (tx) => {
        const outcome = await change(tx);
        await finish?.(tx, answer(outcome));
        isFinished = true;
        return outcome;
      });
    const outcome = await work({ ...call, commit });
    if (!isFinished) await commit(async () => outcome);
    return answer(outcome);
  },
});

/** The return value of a verb. For reads of the pages, the compiler checks it against the declared reply. */
type Result<Declared> = Declared extends PageOperation
  ? Declared["replies"] extends { 200: { data: infer Data extends z.ZodType } }
    ? z.input<Data>
    : FileReply | EventReply
  : unknown;
