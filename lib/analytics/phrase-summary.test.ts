import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "@/lib/auth/caller";
import { localEngine } from "@/lib/engines/local/engine";
import { newCaller } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { scriptedOpenai } from "@/test/openai-engine";
import { newSegmentedQuestion } from "@/test/segmented-question";
import { isSameClaim } from "./is-same-claim";
import { phraseSummary } from "./phrase-summary";
import { summarize } from "./summarize";

describe("a summary in a model's words", () => {
  const db = useDatabase();
  const openai = scriptedOpenai();
  let caller: Caller;
  let summary: Awaited<ReturnType<typeof summarize>>;
  beforeAll(async () => {
    caller = await newCaller(db);
    const path = await newSegmentedQuestion(db, caller, { Staff: ["Friendly"], Price: ["Expensive"] }, [
      { answers: 30, segments: { region: "North" }, codes: ["Expensive"] },
      { answers: 10, segments: { region: "South" }, codes: ["Friendly"] },
    ]);
    summary = await summarize(db, caller, path);
  });

  it("takes phrasings that keep names and figures, and no others", async () => {
    const [first = "", second = ""] = summary.sentences.map(({ text }) => text);
    const wrong = second.replace("75%", "57%");
    expect([first, wrong]).toEqual([
      "40 answers have been coded and mention 2 themes.",
      expect.stringContaining("57%"),
    ]);
    const engine = await openai.engineThatReplies(() => ({
      json: {
        sentences: [
          { sentence: 1, text: "Across 40 coded answers, 2 themes come up." },
          { sentence: 2, text: wrong },
          { sentence: 99, text: "Invented." },
        ],
      },
    }));
    const phrased = await phraseSummary(caller, summary, engine);
    expect(phrased.sentences[0]).toMatchObject({
      text: "Across 40 coded answers, 2 themes come up.",
      phrased_by: "model",
      figures: { base: 40, themes: 2 },
    });
    expect(phrased.sentences[1]).toMatchObject({ text: second, phrased_by: "template" });
    expect(phrased.sentences.slice(2).every(({ phrased_by }) => phrased_by === "template")).toBe(true);
    expect(phrased.summary).toContain("come up. The most frequent");
    const [request] = openai.server.requests;
    expect(JSON.parse(request?.user ?? "").sentences[1].text).toBe(second);
  });

  it("stays as computed if the model fails, replies nonsense, or is not configured", async () => {
    const replies = [{ status: 401, error: { message: "no" } }, { text: "Hello!" }, { refusal: "No." }];
    for (const reply of replies) {
      const engine = await openai.engineThatReplies(() => reply);
      expect((await phraseSummary(caller, summary, engine)).summary).toBe(summary.summary);
    }
    expect((await phraseSummary(caller, summary, localEngine)).summary).toBe(summary.summary);
  });

  it("does not take changed numbers, names, directions or claims", () => {
    const sentence = "“Good food” is mentioned more often where age is “18-24”: 61% against 7.5% of all others.";
    const isTaken = (phrasing: string) => isSameClaim(phrasing, sentence);
    expect(isTaken("“Good food” comes up more often where age is “18-24”, at 61% versus 7.5% elsewhere.")).toBe(true);
    for (const phrasing of [
      "“Good food” comes up more often where age is “18-24”, at 7.5% versus 61% elsewhere.",
      "“Good food” comes up less often where age is “18-24”, at 61% versus 7.5% elsewhere.",
      "“Fine food” comes up more often where age is “18-24”, at 61% versus 7.5% elsewhere.",
      "Most mention “Good food” more often where age is “18-24”, at 61% versus 7.5% elsewhere.",
      "“Good food” comes up more often where age is “18-24”, at 61% versus 7.5%, 8 times as much.",
    ]) {
      expect([phrasing, isTaken(phrasing)]).toEqual([phrasing, false]);
    }
  });
});
