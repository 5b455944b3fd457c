import type { Page } from "@/lib/data/page";
import type { AddressedOperation, ReplyDeclaration } from "./contract/operation";

export const API_VERSION = "v1";

/** A verb's answer that has a status or meta of its own. Data without one is sent with the first declared status. */
export class Reply<Data = unknown> {
  readonly status: 200 | 201 | 202;
  readonly data: Data;
  readonly meta: Record<string, unknown>;
  /** The revision that is sent as the `ETag` header. */
  readonly etag: number | undefined;

  constructor(status: 200 | 201 | 202, data: Data, meta: Record<string, unknown> = {}, etag?: number) {
    this.status = status;
    this.data = data;
    this.meta = meta;
    this.etag = etag;
  }
}

/** The result of a dry run. It is not audited. */
export class Preview extends Reply {}

/**
 * Answers with a record, and with its revision as `ETag`. The field `revision` is left out of the body unless the reply
 * declares it.
 */
export const recordReply = <Record extends { revision: number }>(record: Record, status: 200 | 201 = 200) =>
  new Reply(status, record, {}, record.revision);

/** Like `recordReply`, for a codebook, whose revision is its version. */
export const versionReply = <Record extends { version: number }>(record: Record, status: 200 | 201 = 200) =>
  new Reply(status, record, {}, record.version);

/** Answers with a page's items and its `next_cursor`. */
export const pageReply = <Item>({ items, nextCursor }: Page<Item>) =>
  new Reply(200, items, { next_cursor: nextCursor });

/** Answers that a job was accepted, and where to follow it. */
export const jobReply = <Job extends { job_id: string }>(job: Job) =>
  new Reply(202, job, { mode: "async", poll_url: `/v2/jobs/${job.job_id}` });

export type Envelope = { status: number; body: string; etag?: number | undefined };

/** Status and body of a success. */
export function envelope(operation: AddressedOperation, answer: unknown): Envelope {
  const { status, data, meta, etag } = replyParts(operation, answer);
  return { status, body: `${BEFORE_DATA}${data}${afterData(meta)}`, etag };
}

export const BEFORE_DATA = '{"success":true,"data":';
/** The end of the body, after the data. */
export const afterData = (meta: string): string => `,"meta":${meta}}`;

/** Data and meta of a success as JSON. Both are parsed by their schemas, so that undeclared fields are left out. */
export function replyParts(operation: AddressedOperation, answer: unknown) {
  const reply = answer instanceof Reply ? answer : new Reply(firstStatus(operation), answer);
  const declared: ReplyDeclaration | undefined = operation.replies[reply.status];
  if (!declared) throw new Error(`${operation.id} declares no reply ${reply.status}`);
  if (reply.etag !== undefined && !declared.etag) throw new Error(`${operation.id} declares no ETag`);
  const meta = JSON.stringify({ api_version: API_VERSION, ...declared.meta?.parse(reply.meta) });
  const data = JSON.stringify(declared.data.parse(reply.data));
  return { status: reply.status, data, meta, etag: reply.etag };
}

function firstStatus(operation: AddressedOperation): 200 | 201 | 202 {
  const status = ([200, 201, 202] as const).find((candidate) => operation.replies[candidate]);
  if (!status) throw new Error(`${operation.id} declares no reply`);
  return status;
}
