/** The data of a reply with its status, meta and headers. */
export type Reply<Status = number, Data = unknown, Meta = unknown> = {
  status: Status;
  data: Data;
  meta: Meta;
  /** The record's entity tag, for `ifMatch`; null if the reply has none. */
  etag: string | null;
  requestId: string | null;
  /** True if this is the stored reply to an earlier request with the same idempotency key. */
  replayed: boolean;
  headers: Headers;
};

/** A file sent by the service. It can be read once, from `response`. */
export type ReceivedFile = { name: string | null; type: string | null; response: Response };

/**
 * A running call. Awaiting it gives the data; `reply()` also gives status, meta and entity tag. A list can be iterated
 * with `for await`, which reads page after page.
 */
export type Call<R extends Reply> = Promise<R["data"]> & { reply(): Promise<R> } & Items<R>;

type Items<R> = R extends { data: readonly (infer Item)[]; meta: { next_cursor: string | null } }
  ? AsyncIterable<Item>
  : unknown;

export type CallOptions = {
  /** Aborts the call, including its retries. */
  signal?: AbortSignal | undefined;
  /** Milliseconds that one attempt may take; by default, the client's. */
  timeout?: number | undefined;
  /**
   * By default, the client makes one for every call that writes. The service runs calls with the same key only once
   * within 24 hours.
   */
  idempotencyKey?: string | undefined;
  headers?: Record<string, string> | undefined;
};

/**
 * For calls that change a record: the call fails with CONFLICT if the record has changed since it had this entity tag.
 */
export type IfMatch = { ifMatch?: string | null | undefined };

/** Starts a call; `pageAt` reads the page of a list that begins at a cursor. */
export function startCall(first: Promise<Reply>, pageAt: (cursor: string) => Promise<Reply>): Call<Reply> {
  const data = first.then((reply) => reply.data);
  const reply = () => {
    data.catch(() => {});
    return first;
  };
  return Object.assign(data, { reply, [Symbol.asyncIterator]: () => itemsFrom(reply(), pageAt) });
}

async function* itemsFrom(first: Promise<Reply>, pageAt: (cursor: string) => Promise<Reply>): AsyncGenerator<unknown> {
  for (let page = await first; ; ) {
    yield* page.data as unknown[];
    const { next_cursor } = page.meta as { next_cursor?: string | null };
    if (!next_cursor) return;
    page = await pageAt(next_cursor);
  }
}
