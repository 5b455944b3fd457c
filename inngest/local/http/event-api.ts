import { z } from "zod";
import type { Runner } from "../context";
import { idOfName, idOfSeed } from "../runs/ids";
import { type NewEvent, publish } from "../runs/publish";
import { equal } from "../signature";
import type { Reply, Route } from "./server";

/** The same limit as that of an Inngest server. */
const MOST_EVENTS = 5_000;

const eventSchema = z.looseObject({
  id: z.string().optional(),
  name: z
    .string()
    .min(1)
    .max(256)
    .refine((name) => !name.includes("\0")),
  data: z.record(z.string(), z.unknown()).nullish(),
  ts: z.number().int().nonnegative().optional(),
});

/** `POST /e/{key}`: accepts one event or several, all or none of them. */
export function eventApi(runner: Runner): Route {
  return {
    method: "POST",
    path: /^\/e\/([^/]+)$/,
    handle: async ({ params, headers, body }) => {
      if (!equal(params[0] ?? "", runner.settings.eventKey)) return refusal(401, "Event key not found");
      const seed = headers["x-inngest-event-id-seed"];
      const events = readEvents(body, typeof seed === "string" ? seed : undefined);
      if (typeof events === "string") return refusal(400, events);
      await runner.db.transaction((tx) => publish(runner, tx, events));
      return { status: 200, body: { ids: events.map(({ key }) => key), status: 200 } };
    },
  };
}

function readEvents(body: string, seed: string | undefined): NewEvent[] | string {
  const parsed = z
    .array(eventSchema)
    .max(MOST_EVENTS)
    .safeParse([parseJson(body)].flat());
  if (!parsed.success) return z.prettifyError(parsed.error);
  const reserved = parsed.data.find(({ name }) => name.startsWith("inngest/"));
  if (reserved) return `The event name "${reserved.name}" is reserved.`;
  return parsed.data.map((event, index) => {
    const key = event.id ? idOfName(event.id) : idOfSeed(seed, index);
    return { key, event: { ...event, data: event.data ?? {}, id: event.id || key, ts: event.ts || Date.now() } };
  });
}

function refusal(status: number, error: string): Reply {
  return { status, body: { ids: [], status, error } };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
