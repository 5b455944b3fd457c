import type { Runner } from "./context";
import type { Reply, Route } from "./server";

type RunLine = {
  id: string;
  functionId: string;
  status: string;
  eventName: string;
  attempt: number;
  error: string | null;
  queuedAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
};
type StepLine = {
  name: string;
  op: string;
  attempt: number;
  error: string | null;
  createdAt: Date;
  endedAt: Date | null;
};

const SHOWN = 200;
const STYLE = `
  :root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; }
  body { max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); vertical-align: top; }
  td.failed, td.error { color: light-dark(#b3261e, #f2b8b5); }
  td.completed { color: light-dark(#146c2e, #8fd8a0); }
  code { font-size: 12px; }`;

/** The pages that show runs, their steps and errors; never the data of events and results. */
export function pageRoutes(runner: Runner): Route[] {
  return [
    { method: "GET", path: /^\/$/, handle: ({ query }) => runsPage(runner, query.get("status")) },
    { method: "GET", path: /^\/runs\/([0-9a-f-]{36})$/, handle: ({ params }) => runPage(runner, params[0] ?? "") },
  ];
}

async function runsPage({ sql, functions }: Runner, status: string | null): Promise<Reply> {
  const [runs, counts] = await Promise.all([
    sql<RunLine>`
      select id, function_id as "functionId", status, event_name as "eventName", attempt,
        case when status in ('failed', 'cancelled') then output else last_error end as error,
        queued_at as "queuedAt", started_at as "startedAt", ended_at as "endedAt"
      from runs where ${status}::text is null or status = ${status}
      order by queued_at desc limit ${SHOWN}`,
    sql<{ status: string; count: number }>`select status, count(*)::int as count from runs group by status order by 1`,
  ]);
  const summary = counts.map((row) => `<a href="/?status=${row.status}">${row.status}: ${row.count}</a>`).join(" · ");
  const rows = runs.map(
    (run) => `<tr><td><a href="/runs/${run.id}"><code>${run.id}</code></a></td><td>${escapeHtml(run.functionId)}</td>
      <td class="${run.status}">${run.status}</td><td>${escapeHtml(run.eventName)}</td><td>${time(run.queuedAt)}</td>
      <td>${duration(run.startedAt, run.endedAt)}</td><td class="error">${message(run.error)}</td></tr>`,
  );
  return page(
    "Runs",
    `<p>${functions.active().length} functions · <a href="/">all runs</a> · ${summary}</p>
    <table><tr><th>Run</th><th>Function</th><th>Status</th><th>Event</th><th>Queued</th><th>Took</th><th>Error</th></tr>
    ${rows.join("\n")}</table>`,
  );
}

async function runPage({ sql }: Runner, id: string): Promise<Reply> {
  const [[run], steps] = await Promise.all([
    sql<RunLine>`
      select id, function_id as "functionId", status, event_name as "eventName", attempt,
        case when status in ('failed', 'cancelled') then output else last_error end as error,
        queued_at as "queuedAt", started_at as "startedAt", ended_at as "endedAt"
      from runs where id = ${id}`,
    sql<StepLine>`
      select name, op, attempt, coalesce(last_error, case when result like '{"error":%' then result::json->>'error' end)
        as error, created_at as "createdAt", ended_at as "endedAt"
      from steps where run_id = ${id} order by place, created_at`,
  ]);
  if (!run) return { status: 404, body: { error: "There is no such run.", status: 404 } };
  const rows = steps.map(
    (step) => `<tr><td>${escapeHtml(step.name)}</td><td>${escapeHtml(step.op)}</td>
      <td class="${step.endedAt ? "completed" : ""}">${step.endedAt ? "ended" : "pending"}</td>
      <td>${step.attempt + 1}</td><td>${time(step.createdAt)}</td><td>${time(step.endedAt)}</td>
      <td class="error">${message(step.error)}</td></tr>`,
  );
  return page(
    `Run ${id}`,
    `<p><a href="/">All runs</a></p><p>${escapeHtml(run.functionId)}, begun by ${escapeHtml(run.eventName)}: ${run.status},
    attempt ${run.attempt + 1}, queued ${time(run.queuedAt)}, took ${duration(run.startedAt, run.endedAt)}</p>
    <p>${message(run.error)}</p>
    <table><tr><th>Step</th><th>Kind</th><th>State</th><th>Attempt</th><th>Noted</th><th>Ended</th><th>Error</th></tr>
    ${rows.join("\n")}</table>`,
  );
}

function page(title: string, content: string): Reply {
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>${title}</title><style>${STYLE}</style><h1>${title}</h1>${content}</html>`;
  return { status: 200, body, html: true };
}

function message(error: string | null): string {
  if (!error) return "";
  const parsed: unknown = JSON.parse(error);
  const text = parsed && typeof parsed === "object" && "message" in parsed ? String(parsed.message) : error;
  return escapeHtml(text.slice(0, 500));
}

function time(moment: Date | null): string {
  return moment ? `<time>${moment.toISOString().slice(0, 19).replace("T", " ")}</time>` : "";
}

function duration(from: Date | null, to: Date | null): string {
  return from && to ? `${((to.getTime() - from.getTime()) / 1_000).toFixed(2)} s` : "";
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
