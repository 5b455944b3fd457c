import { cancelRun } from "./cancel";
import type { Runner } from "./context";
import type { Reply, Request, Route } from "./server";
import { isBearer } from "./signature";

const UNKNOWN: Reply = { status: 404, body: { error: "There is no such run.", status: 404 } };
const ID = "([0-9a-f-]{36})";

/** What the SDK asks about a run: its steps and events where they were too large for a call; and cancelling it. */
export function runApi(runner: Runner): Route[] {
  const { sql } = runner;
  return [
    route(runner, "GET", `/v0/runs/${ID}/actions`, async (id) => {
      const steps = await sql<{ id: string; result: string }>`
        select id, result from steps where run_id = ${id} and result is not null order by place`;
      return { status: 200, body: Object.fromEntries(steps.map((step) => [step.id, JSON.parse(step.result)])) };
    }),
    route(runner, "GET", `/v0/runs/${ID}/batch`, async (id) => {
      const [run] = await sql<{ events: string }>`select events from runs where id = ${id}`;
      return run ? { status: 200, body: JSON.parse(run.events) } : UNKNOWN;
    }),
    route(runner, "DELETE", `/v1/runs/${ID}`, async (id) => {
      const isCancelled = await sql.begin((tx) => cancelRun(runner, tx, id, "The run was cancelled."));
      return isCancelled ? { status: 202, body: { status: 202 } } : UNKNOWN;
    }),
  ];
}

function route(runner: Runner, method: string, path: string, handle: (id: string) => Promise<Reply>): Route {
  return {
    method,
    path: new RegExp(`^${path}$`),
    handle: async ({ headers, params }: Request) => {
      if (isBearer(headers.authorization, runner.settings.signingKey)) return await handle(params[0] ?? "");
      return { status: 401, body: { error: "The signing key is not valid.", status: 401 } };
    },
  };
}
