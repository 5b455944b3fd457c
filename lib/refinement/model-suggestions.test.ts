import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "@/lib/auth/caller";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { openaiEngine } from "@/lib/engines/openai/openai-engine";
import { newCaller } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { newCodedSurvey, STAFF } from "@/test/hotel-survey";
import { type OpenaiServer, type Script, startOpenaiServer } from "@/test/openai-server";
import { listSuggestions } from "./list-suggestions";
import { refreshSuggestions } from "./refresh-suggestions";
import { readRun } from "./suggestion-runs";

const ABOUT: Record<string, RegExp> = {
  "Friendly staff": /friendly|welcoming|kind|helpful/i,
  "Helpful employees": /friendly|helpful/i,
  "Rude staff": /rude|impolite/i,
  "Dirty rooms": /dirty|filthy|grubby/i,
  Rooms: /dirty|filthy|grubby/i,
};

type Proposal = { category: string; names: readonly string[] };

/** A model that knows themes by their words, and proposes a codebook of one category. */
const modelOf =
  ({ category, names }: Proposal): Script =>
  ({ system, user }) => {
    const { answers } = JSON.parse(user) as { answers: { answer: number; text: string }[] };
    if (system.startsWith("You code answers")) {
      const codes = [...system.matchAll(/"code":(\d+),.*?"name":"([^"]+)"/g)];
      const about = (text: string) => codes.filter(([, , name = ""]) => ABOUT[name]?.test(text));
      const mention = (code: number) => ({ code, evidence: null, confidence: "high", sentiment: "Neutral" });
      return {
        json: {
          answers: answers.map(({ text, answer }) => ({
            answer,
            codes: about(text).map(([, number]) => mention(Number(number))),
          })),
        },
      };
    }
    const codes = names.map((name) => {
      const support = answers.flatMap(({ text, answer }) => (ABOUT[name]?.test(text) ? answer : []));
      return { name, definition: "Rooms are dirty", sentiment: "Negative", support, count: support.length };
    });
    return { json: { categories: [{ name: category, codes }] } };
  };

describe("suggestions of a model behind the OpenAI interface", () => {
  const db = useDatabase();
  let server: OpenaiServer;
  let caller: Caller;
  let isDown = false;
  let proposal: Proposal = { category: "Rooms", names: ["Dirty rooms"] };
  beforeAll(async () => {
    server = await startOpenaiServer((request, call) =>
      isDown ? { status: 401, error: { message: "no such key" } } : modelOf(proposal)(request, call),
    );
    caller = await newCaller(db);
  });
  afterAll(() => server.close());

  it("are new codes and merges, by the model's own coding; a failure is noted, and leaves the list as it was", async () => {
    const twin = { name: "Helpful employees", definition: null, sentiment: "Positive" as const };
    const path = await newCodedSurvey(db, caller, ["friendly", "dirty"], [STAFF, { name: "People", codes: [twin] }]);
    const scope = { organizationId: caller.organizationId, questionId: path.questionId, grouped: false };
    const engine = openaiEngine({ apiKey: "sk-test", baseUrl: server.url, model: "some-model" });
    await refreshSuggestions(db, scope, engine);
    const { items, computing } = await listSuggestions(db, caller, path, { refresh: false, status: "pending" }, engine);
    expect(computing).toBe(false);
    const dirty = items.find(({ type }) => type === "new_code");
    expect(dirty).toMatchObject({ name: "Dirty rooms", engine: expect.stringMatching(/^openai\/some-model\//) });
    expect(dirty?.evidence.every(({ id }) => id.startsWith("dirty"))).toBe(true);
    const merge = items.find(({ type }) => type === "merge_codes");
    expect(merge?.title).toMatch(/"Helpful employees"/);
    isDown = true;
    await expect(refreshSuggestions(db, scope, engine)).rejects.toThrow();
    expect((await readRun(db, scope))?.failure).not.toBeNull();
    const after = await listSuggestions(db, caller, path, { refresh: false, status: "pending" }, engine);
    expect(after.items.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    isDown = false;
  });

  it("are no codes that say less than one that exists, and join the codes without a heading of their own", async () => {
    proposal = { category: "Themes", names: ["Rooms", "Dirty rooms"] };
    const known = { name: "Rooms: complaints", definition: null, sentiment: "Negative" as const };
    const further = { name: "Further themes", codes: [known] };
    const path = await newCodedSurvey(db, caller, ["friendly", "dirty"], [STAFF, further]);
    const scope = { organizationId: caller.organizationId, questionId: path.questionId, grouped: false };
    const engine = openaiEngine({ apiKey: "sk-test", baseUrl: server.url, model: "some-model" });
    await refreshSuggestions(db, scope, engine);
    const { items } = await listSuggestions(db, caller, path, { refresh: false, status: "pending" }, engine);
    const added = items.filter(({ type }) => type === "new_code");
    expect(added.map(({ name }) => name)).toEqual(["Dirty rooms"]);
    const codebook = await readCodebook(db, { ...caller, ...path });
    const category = codebook.find(({ name }) => name === "Further themes");
    expect(added.map(({ category_id }) => category_id)).toEqual([category?.id]);
  });
});
