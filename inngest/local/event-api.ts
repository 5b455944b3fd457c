import { v7 } from "uuid";
import { z } from "zod";
import type { Runner } from "./context";
import type { Event } from "./functions";
import { idOf, publish } from "./runs";
import { type Reply, type Request, refusal } from "./server";
import { equal } from "./signature";

/** The same limit as that of an Inngest server. */
const MAX_EVENTS = 5_000;

const eventSchema = z.looseObject({
  id: z.string().optional(),
  name: z
    .string()
    .min(1)
    .max(256)
    .refine((name) => !name.startsWith("inngest/"), "is reserved"),
  data: z.record(z.string(), z.unknown()).nullish(),
  ts: z.number().int().nonnegative().optional(),
});
const eventsSchema = z.array(eventSchema).max(MAX_EVENTS);

/** `POST /e/{key}`: accepts one event or several, all or none of them. */
export async function acceptEvents(runner: Runner, eventKey: string, { path, headers, body }: Request): Promise<Reply> {
  if (!equal(path.slice("/e/".length), encodeURIComponent(eventKey))) return refusal(401, "Event key not found");
  const parsed = eventsSchema.safeParse([parseJson(body)].flat());
  if (!parsed.success) return refusal(400, z.prettifyError(parsed.error));
  const seed = headers["x-inngest-event-id-seed"];
  const events = parsed.data.map((event, index): Event => {
    // The SDK sends the same seed with every attempt to deliver the same events.
    const id = event.id || (seed ? idOf(seed, index) : v7());
    return { ...event, id, data: event.data ?? {}, ts: event.ts || Date.now() };
  });
  await publish(runner, events);
  return { status: 200, body: { ids: events.map(({ id }) => id), status: 200 } };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
