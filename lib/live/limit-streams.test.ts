import { expect, it } from "vitest";
import type { Caller } from "@/lib/auth/caller";
import { newId } from "@/lib/ids/new-id";
import { eventStream } from "./event-stream";
import { limitStreams, MAX_STREAMS } from "./limit-streams";

const personOf = (organizationId: string): Caller => ({
  organizationId,
  plan: "growth",
  actor: { kind: "user", id: newId() },
  scopes: new Set(),
});

/** Opens an endless stream and returns how to close it. */
async function open(caller: Caller): Promise<() => Promise<unknown>> {
  const events = limitStreams(caller, async function* () {
    for (;;) yield "event";
  })(new AbortController().signal)[Symbol.asyncIterator]();
  await events.next();
  return async () => events.return?.();
}

it("an organization's live views are bounded whoever opens them, and a closed one makes room", async () => {
  const [organization, other] = [newId(), newId()];
  const opened: (() => Promise<unknown>)[] = [];
  for (let number = 0; number < MAX_STREAMS.ofOrganization; number++) opened.push(await open(personOf(organization)));
  await expect(open(personOf(organization))).rejects.toMatchObject({ code: "RATE_LIMITED" });
  opened.push(await open(personOf(other)));
  await opened.shift()?.();
  opened.push(await open(personOf(organization)));
  await expect(open(personOf(organization))).rejects.toMatchObject({ code: "RATE_LIMITED" });
  for (const close of opened) await close();
});

it("views that an outage ends together fail, and leave their places to those that come back", async () => {
  const organization = newId();
  for (const _ of ["first outage", "second outage"]) {
    let strike = () => {};
    const outage = new Promise<never>((_, fail) => {
      strike = () => fail(new Error("The database is away."));
    });
    const views = Array.from({ length: MAX_STREAMS.ofOrganization }, () =>
      eventStream(
        limitStreams(personOf(organization), async function* () {
          yield "before";
          await outage;
        }),
      ),
    );
    const read = Promise.allSettled(views.map((view) => new Response(view).text()));
    strike();
    expect(new Set((await read).map(({ status }) => status))).toEqual(new Set(["rejected"]));
  }
  await (await open(personOf(organization)))();
});

it("a reader who leaves during a query that stays out makes room at once", async () => {
  const organization = newId();
  const views = Array.from({ length: MAX_STREAMS.ofOrganization }, () =>
    eventStream(
      limitStreams(personOf(organization), async function* () {
        yield "before";
        await new Promise(() => {});
      }),
    ),
  );
  await expect(open(personOf(organization))).rejects.toMatchObject({ code: "RATE_LIMITED" });
  for (const view of views) await view.cancel();
  await (await open(personOf(organization)))();
});
