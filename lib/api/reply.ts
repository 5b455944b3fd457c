import type { Page } from "@/lib/page";
import type { Operation, ReplyDeclaration } from "./contract/operation";

export const API_VERSION = "v1";

/** A handler's answer where status or meta differ from the declaration's first. */
export class Reply<Data = unknown> {
  readonly status: 200 | 201 | 202;
  readonly data: Data;
  readonly meta: Record<string, unknown>;

  constructor(status: 200 | 201 | 202, data: Data, meta: Record<string, unknown> = {}) {
    this.status = status;
    this.data = data;
    this.meta = meta;
  }
}

/** Answers with a page's items and its `next_cursor`. */
export const pageReply = <Item>({ items, nextCursor }: Page<Item>) =>
  new Reply(200, items, { next_cursor: nextCursor });

/** The status and the body of the success envelope, with data and meta parsed by their declaration. */
export function envelope(operation: Operation, answer: unknown): { status: number; body: string } {
  const reply = answer instanceof Reply ? answer : new Reply(firstStatus(operation), answer);
  const declared: ReplyDeclaration | undefined = operation.replies[reply.status];
  if (!declared) throw new Error(`${operation.id} declares no reply ${reply.status}`);
  const data = declared.data.parse(reply.data);
  const meta = { api_version: API_VERSION, ...declared.meta?.parse(reply.meta) };
  return { status: reply.status, body: JSON.stringify({ success: true, data, meta }) };
}

function firstStatus(operation: Operation): 200 | 201 | 202 {
  const status = ([200, 201, 202] as const).find((candidate) => operation.replies[candidate]);
  if (!status) throw new Error(`${operation.id} declares no reply`);
  return status;
}
