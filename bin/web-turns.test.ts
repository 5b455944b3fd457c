import { describe, expect, it, vi } from "vitest";
import { joinShareOf } from "@/db/connection-holder.mjs";
import { ask, askAll, askAs, begun, costly, holders, TURN, withFakeTurns } from "@/test/turn-requests";

describe("requests", () => {
  let open: { end: () => void }[] = [];
  withFakeTurns(() => open);

  it("of one sender begin eight at a time, and those of others at once", () => {
    askAs("Other", "key of other");
    open = askAll(20);
    expect(begun).toEqual(["0", "1", "2", "3", "4", "5", "6", "7"]);
    open.push(ask("other", { key: "key of other" }), ask("probe", { url: "/api/health" }));
    expect(begun.slice(8)).toEqual(["other", "probe"]);
    open[3]?.end();
    expect(begun.slice(10)).toEqual(["8"]);
  });

  it("whose clients left count until their work has ended, but for five seconds at most", async () => {
    let finish = () => {};
    const work = new Promise<void>((resolve) => {
      finish = resolve;
    });
    open = [...askAll(8, { work }), ...askAll(8, {}, "next ")];
    for (const { end } of open.slice(0, 8)) end();
    expect(begun).toHaveLength(8);
    finish();
    await vi.advanceTimersByTimeAsync(TURN);
    expect(begun).toHaveLength(16);

    const hung = askAll(48, { key: "two", work: new Promise(() => {}) }, "hung ");
    open.push(...hung, ask("late", { key: "two" }));
    await vi.advanceTimersByTimeAsync(6_000);
    expect(begun).toHaveLength(16 + 48);
    for (const { end } of hung) end();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(begun).not.toContain("late");
    await vi.advanceTimersByTimeAsync(1_000 + TURN);
    expect(begun).toContain("late");
  });

  it("for pages begin three at a time, and do not wait for the API", () => {
    askAs("Acme", "acme");
    open = [...askAll(20), ...askAll(5, { url: "/docs/limits", key: "acme" }, "page ")];
    expect(begun.slice(8)).toEqual(["page 0", "page 1", "page 2"]);
  });

  it("with long bodies, read before the caller is known, arrive eight at a time from an address, whatever their key", async () => {
    const long = { "content-length": "65537" };
    const send = (url: string, more: Record<string, string>) =>
      Array.from({ length: 12 }, (_, index) => ask(url, { key: `${url} ${index}`, url, more }));
    const bodies = send("/api/inngest", long);
    open = [...bodies, ...send("/oauth/token", { "transfer-encoding": "chunked" })];
    await vi.advanceTimersByTimeAsync(10_000);
    expect(begun).toEqual([...Array(8).fill("/api/inngest"), ...Array(8).fill("/oauth/token")]);
    bodies[0]?.receive();
    expect(begun.slice(16)).toEqual(["/api/inngest"]);
    open.push(...send("/api/v2/code", long), ...send("/api/auth/sign-in", { "content-length": "300" }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(begun.slice(17)).toEqual([...Array(12).fill("/api/v2/code"), ...Array(12).fill("/api/auth/sign-in")]);
  });

  it("for pages join the share of the reader's organization, and later ones are in it from the start", () => {
    const page = { url: "/projects", method: "GET", key: "session of bolt" };
    open = [
      ask("first", { ...page, onBegin: () => joinShareOf("bolt") }),
      ask("second", { ...page, address: "192.0.2.8" }),
      ask("other", { ...page, key: "another session", address: "192.0.2.9" }),
    ];
    expect(holders.get("first")).toBe("bolt");
    expect(holders.get("second")).toBe("bolt");
    expect(holders.get("other")).toContain("192.0.2.9");
  });

  it("for pages and files take connections of their organization's share, and the runner's calls of no share", () => {
    askAs("acme", "acme key");
    open = [
      ask("page", { key: "acme key", url: "/projects", method: "GET" }),
      ask("file", { key: "acme key", url: "/api/v2/export/csv" }),
      ask("stranger", { key: "unknown", url: "/projects", method: "GET", address: "192.0.2.7" }),
      ask("runner", { key: "", url: "/api/inngest" }),
    ];
    expect([holders.get("page"), holders.get("file")]).toEqual(["acme", "acme"]);
    expect(holders.get("stranger")).toContain("192.0.2.7");
    expect(holders.get("runner")).toBeUndefined();
    expect(["page", "file", "stranger", "runner"].filter((name) => costly.has(name))).toEqual(["page", "stranger"]);
  });

  it("that end at once keep their places until the next turn of the event loop", () => {
    const asked = askAll(20);
    open = [...asked];
    for (const { response } of asked.slice(0, 8)) response.emit("close");
    expect(begun).toHaveLength(8);
    open.push(ask("late"));
    expect(begun).toHaveLength(8);
    vi.advanceTimersByTime(0);
    expect(begun).toHaveLength(16);
  });

  it("that take long make room after a second", async () => {
    open = askAll(20);
    await vi.advanceTimersByTimeAsync(1_000 + TURN);
    expect(begun).toHaveLength(16);
    for (const { end } of open.slice(0, 8)) end();
    expect(begun).toHaveLength(16);
  });

  it("of one organization are at most 48 at once, however long they run", async () => {
    for (let key = 0; key < 10; key++) askAs("Acme", `acme ${key}`);
    for (let key = 0; key < 10; key++) open.push(...askAll(10, { key: `acme ${key}` }));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(begun).toHaveLength(48);
    open.push(ask("other", { key: "two" }));
    for (const { end } of open.slice(0, 1)) end();
    expect(begun.slice(48)).toHaveLength(2);
    for (const { end } of open.slice(1, 100)) end();
  });

  it("that read are at most 12 at once, and let others begin", async () => {
    open = [...askAll(40, { method: "GET" }), ...askAll(20, { url: "/api/v2/export/csv" }, "file ")];
    await vi.advanceTimersByTimeAsync(20_000);
    expect(begun).toHaveLength(12);
    open.push(ask("change"));
    expect(begun.at(-1)).toBe("change");
    for (const { end } of open.slice(0, 5)) end();
    await vi.advanceTimersByTimeAsync(5_000 + TURN);
    expect(begun).toHaveLength(18);
  });

  it("that read are four at a time until their reply begins, for five seconds at most", async () => {
    const made = askAll(12, { method: "GET" });
    open = made;
    expect(begun).toEqual(["0", "1", "2", "3"]);
    made[1]?.reply();
    expect(begun.slice(4)).toEqual(["4"]);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(begun).toHaveLength(5);
    open = [...made, ask("other", { key: "two", method: "GET" })];
    expect(begun.slice(5)).toEqual(["other"]);
    await vi.advanceTimersByTimeAsync(1 + TURN);
    expect(begun.slice(6)).toEqual(["5", "6", "7", "8"]);
  });

  it("for event streams count for a second only", async () => {
    for (let second = 0; second < 20; second++) {
      for (let stream = 0; stream < 8; stream++) {
        const made = ask("stream", { method: "GET" });
        made.response.setHeader("Content-Type", "text/event-stream");
        made.reply();
        open.push(made);
      }
      await vi.advanceTimersByTimeAsync(1_000 + TURN);
    }
    expect(begun).toHaveLength(160);
  });

  it("whose sender has gone do not begin", () => {
    open = askAll(10);
    open[8]?.end();
    open[0]?.end();
    expect(begun.at(-1)).toBe("9");
  });

  it("of one credential count together, whatever other headers and cookies they have", () => {
    const session = (theme: number) => ({ key: "", more: { cookie: `theme=${theme}; next-auth.session-token=a` } });
    const key = (theme: number) => ({ key: "shared", more: { cookie: `theme=${theme}; next-auth.session-token=b` } });
    const token = (theme: number) => ({ key: "", more: { authorization: "Bearer c", cookie: `theme=${theme}` } });
    for (const [index, sent] of [session, key, token].entries()) {
      ask("known", { ...sent(0), onBegin: () => joinShareOf(`organization ${index}`) }).end();
      begun.length = 0;
    }
    for (let theme = 0; theme < 10; theme++) open.push(...[session, key, token].map((sent) => ask("", sent(theme))));
    expect(begun).toHaveLength(24);
  });

  it("of one organization begin twelve at a time, whichever keys and addresses it uses", () => {
    for (let key = 0; key < 40; key++) askAs("Acme", `acme ${key}`);
    askAs("Other", "other");
    for (let key = 0; key < 40; key++) open.push(ask(`${key}`, { key: `acme ${key}`, address: `192.0.2.${key}` }));
    expect(begun).toHaveLength(12);
    open.push(ask("other", { key: "other" }));
    expect(begun.slice(12)).toEqual(["other"]);
    open[3]?.end();
    expect(begun.slice(13)).toEqual(["12"]);
  });

  it("of many organizations begin 24 at a time for a quarter of a second, and take turns", async () => {
    for (const name of ["a", "b", "eager", "patient"]) for (const key of [1, 2]) askAs(name, `${name} ${key}`);
    for (const name of ["a", "b"]) for (const key of [1, 2]) open.push(...askAll(6, { key: `${name} ${key}` }));
    for (const key of [1, 2]) open.push(...askAll(8, { key: `eager ${key}` }, "eager "));
    open.push(ask("patient", { key: "patient 1" }));
    expect(begun).toHaveLength(24);
    for (const { end } of open.slice(0, 3)) end();
    expect(begun.slice(24).map((name) => name.replace(/\d/, ""))).toEqual(["eager ", "patient", "eager "]);
    await vi.advanceTimersByTimeAsync(250 + TURN);
    expect(begun).toHaveLength(24 + 1 + 12);
  });

  it("of many organizations at one address are at most 64 at once in their first second", async () => {
    const names = ["a", "b", "c", "d", "e", "f"];
    for (const name of names) for (const key of [1, 2]) askAs(name, `${name} ${key}`);
    for (const name of names) for (const key of [1, 2]) open.push(...askAll(6, { key: `${name} ${key}` }));
    await vi.advanceTimersByTimeAsync(3 * (250 + TURN));
    expect(begun).toHaveLength(64);
    open.push(ask("elsewhere", { key: "new", address: "192.0.2.2" }));
    expect(begun.slice(64)).toEqual(["elsewhere"]);
  });

  it("are refused if too many of them wait", () => {
    open = askAll(2_008);
    expect(ask("too many", { key: "two" }).response.statusCode).toBe(503);
    open.push(ask("elsewhere", { address: "192.0.2.2" }));
    open[0]?.end();
    open[1]?.end();
    expect(begun.slice(8)).toEqual(["elsewhere", "8"]);
  });
});
