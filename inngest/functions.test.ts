import { expect, it } from "vitest";
import { JOB_TYPES } from "@/db/schema/terms";
import { mostRunning } from "@/lib/jobs/dispatch-jobs";
import { callsAtOnce } from "./calls-at-once";
import { jobDispatched } from "./events";
import { functions } from "./functions";

const JOBS_AT_ONCE = 20;
const ofJobs = new Set(JOB_TYPES.map(jobDispatched));

type Limit = { key?: string; limit: number };

const others = functions.filter(({ opts }) =>
  [opts.triggers ?? []].flat().every((trigger) => !("event" in trigger && ofJobs.has(String(trigger.event)))),
);

it("no kind of work can hold the calls of another: all limits together leave the jobs their calls", () => {
  const shares = others.map(({ opts }) => {
    const limits = [opts.concurrency ?? []].flat() as Limit[];
    const [ofAll] = limits.filter(({ key }) => key === undefined);
    expect(ofAll, `${opts.id} needs a limit of its calls in all`).toBeDefined();
    return ofAll?.limit ?? 0;
  });
  const sum = shares.reduce((all, share) => all + share, 0);
  expect(sum + mostRunning(JOBS_AT_ONCE)).toBeLessThan(callsAtOnce(JOBS_AT_ONCE));
});

it("no organization can hold all calls of work that events begin", () => {
  for (const { opts } of others) {
    const isByEvent = [opts.triggers ?? []].flat().some((trigger) => "event" in trigger);
    if (!isByEvent) continue;
    const limits = [opts.concurrency ?? []].flat() as Limit[];
    const own = limits.find(({ key }) => key === "event.data.organizationId");
    expect(own?.limit, opts.id).toBeLessThan(limits.find(({ key }) => key === undefined)?.limit ?? 0);
  }
});
