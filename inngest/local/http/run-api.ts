import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Runner } from "../context";
import { runs, steps } from "../db/schema";
import { authorized, type Reply, type Route } from "./server";

const UNKNOWN: Reply = { status: 404, body: { error: "There is no such run.", status: 404 } };

/**
 * Serves the steps and events of a run that are too long to be sent with a call: `GET /v0/runs/{run}/actions` and
 * `…/batch`.
 */
export function runApi({ db, settings }: Runner): Route[] {
  const actions: Route = {
    method: "GET",
    path: /^\/v0\/runs\/([0-9a-f-]{36})\/actions$/,
    handle: async ({ params: [id = ""] }) => {
      const ended = await db
        .select({ id: steps.id, result: steps.result })
        .from(steps)
        .where(and(eq(steps.runId, id), isNotNull(steps.result)))
        .orderBy(asc(steps.place));
      return {
        status: 200,
        body: Object.fromEntries(ended.map((step) => [step.id, JSON.parse(step.result ?? "null")])),
      };
    },
  };
  const batch: Route = {
    method: "GET",
    path: /^\/v0\/runs\/([0-9a-f-]{36})\/batch$/,
    handle: async ({ params: [id = ""] }) => {
      const [run] = await db.select({ event: runs.event }).from(runs).where(eq(runs.id, id));
      return run ? { status: 200, body: [JSON.parse(run.event)] } : UNKNOWN;
    },
  };
  return [actions, batch].map((route) => authorized(settings.signingKey, route));
}
