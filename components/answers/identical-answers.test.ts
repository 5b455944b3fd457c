import { describe, expect, it } from "vitest";
import type { AnswerLine, AnswerMention } from "@/lib/responses/list-answers";
import { likewise } from "./identical-answers";

const mention = (
  codeId: string,
  evidence: string | null = null,
  evidenceStart: number | null = null,
): AnswerMention => ({
  ...{ codeId, name: codeId, colour: 1, confidence: "high" },
  ...{ sentiment: "Neutral", evidence, evidenceStart },
});

const answer = (id: string, given: Partial<AnswerLine> = {}): AnswerLine => ({
  ...{ id, externalId: id, text: "Too slow", language: "en", flags: [], segments: {}, mentions: [] },
  ...{ wasProcessed: true, reviewed: false, edited: false, ...given },
});

describe("an answer with the text of a decided one", () => {
  const slow = mention("slow", "slow", 4);
  const edited = { mentions: [slow], reviewed: false, edited: true };
  const reviewed = { mentions: [slow], reviewed: true, edited: false };

  it("gets its codes as a change of single codes", () => {
    for (const decision of [edited, reviewed]) expect(likewise(answer("1"), decision, answer("2"))).toEqual(edited);
  });

  it("is checked by its new codes if the machine never processed it", () => {
    expect(likewise(answer("1"), edited, answer("2", { wasProcessed: false }))).toEqual(reviewed);
  });

  it("is only checked if it has these codes already, and keeps its own mentions, so that they can be restored", () => {
    const alike = answer("2", { mentions: [mention("slow")] });
    expect(likewise(answer("1"), reviewed, alike)?.mentions).toBe(alike.mentions);
    expect(likewise(answer("1"), reviewed, { ...alike, edited: true })).toMatchObject({ reviewed: true });
    expect(likewise(answer("1"), edited, alike)).toBeNull();
  });

  it("stays as it is if a person has given it other codes or checked it, or if it is the same answer", () => {
    for (const other of [answer("1"), answer("2", { reviewed: true }), answer("2", { edited: true })]) {
      expect(likewise(answer("1"), reviewed, other)).toBeNull();
    }
  });

  it("gets evidence as it writes it, or none if its characters don't match", () => {
    const evidenceOf = (text: string) => likewise(answer("1"), edited, answer("2", { text }))?.mentions;
    expect(evidenceOf(" TOO SLOW\n")).toMatchObject([{ evidence: "SLOW", evidenceStart: 5 }]);
    expect(evidenceOf("Too  slow")).toMatchObject([{ evidence: null, evidenceStart: null }]);
    const unplaced = { ...edited, mentions: [mention("slow", "slow")] };
    expect(likewise(answer("1"), unplaced, answer("2", { text: "TOO SLOW" }))?.mentions).toMatchObject([
      { evidence: "SLOW", evidenceStart: 4 },
    ]);
  });
});
