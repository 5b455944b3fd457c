import type { z } from "zod";
import type { Db } from "@/db/client";
import type { Caller, Member } from "@/lib/auth/caller";
import type { AnyOperation, PageOperation } from "./contract/operation";
import type { EventReply } from "./event-reply";
import type { FileReply } from "./file-reply";
import type { Form } from "./read-form";
import type { Sender } from "./sender";

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What a verb gets: the caller, and the input as the operation's declaration parsed it. */
export type Call<Declared extends AnyOperation> = {
  db: Db;
  caller: Declared["scope"] extends "none" ? Caller | null : Caller;
  /** The person who is signed in, where the operation is for people alone. */
  member: Declared["session"] extends true ? Member : undefined;
  params: Parsed<Declared["params"]>;
  query: Parsed<Declared["query"]>;
  body: Parsed<Declared["body"]>;
  /** The revision that the caller has seen, where the operation takes `If-Match` and the request has it. */
  ifMatch: number | undefined;
  form: Declared["form"] extends z.ZodObject ? Form<z.output<Declared["form"]>> : undefined;
  sender: Sender;
  /** Starts queued jobs as soon as the operation is done. */
  dispatchSoon: () => void;
};

/** A declared operation joined to the domain function that does it. Routes and forms share the pair. */
export type Verb<Declared extends AnyOperation = AnyOperation, Value = unknown> = {
  operation: Declared;
  run(call: Call<Declared>): Promise<Value>;
  auditedAfter: boolean;
};

type Options = {
  /**
   * Writes the audit entry after the work instead of in one transaction with it. For work that takes long or asks
   * another service, and so must not hold a transaction open.
   */
  auditedAfter?: boolean;
};

export const verb = <Declared extends AnyOperation, Value extends Result<Declared>>(
  operation: Declared,
  run: (call: Call<Declared>) => Promise<Value>,
  { auditedAfter = false }: Options = {},
): Verb<Declared, Value> => ({ operation, run, auditedAfter });

/** What a verb must return. For what the pages read the compiler checks it against the declared reply. */
type Result<Declared> = Declared extends PageOperation
  ? Declared["replies"] extends { 200: { data: infer Data extends z.ZodType } }
    ? z.input<Data>
    : FileReply | EventReply
  : unknown;
