import { describe, expect, test } from "vitest";
import { codebookRequest, namesIn } from "@/test/codebook-request";
import { type Guidance, NO_GUIDANCE } from "../../../engine";
import { learnTask } from "../../task-model";
import { draftCodebook } from "../generate";

const OF_HOTELS = [
  "the receptionist was rude",
  "very friendly staff",
  "breakfast buffet was cold",
  "loud street noise at night",
  "thin walls, we heard everything",
  "the bathroom was mouldy",
  "shower had no hot water",
  "comfy bed and soft pillows",
  "wifi kept dropping",
  "parking was expensive",
  "spotless room",
  "tiny room, cramped",
  "near the beach",
  "air conditioning was broken",
  "lovely sea view from the balcony",
  "overpriced minibar",
];
const OF_BEES = ["bees fly far", "the bees danced", "bees need nectar", "many bees on the clover"];
const many = (texts: readonly string[], times: number) =>
  Array.from({ length: times }, (_, at) =>
    texts.map((text) => `${text} ${["again", "today", "sadly"][at % 3]}`),
  ).flat();
const draft = (texts: string[], guidance: Partial<Guidance>) => {
  const request = codebookRequest(texts, { guidance: { ...NO_GUIDANCE, ...guidance } });
  return draftCodebook({ ...request, options: { ...request.options, minFrequency: 3 } });
};

describe("the frame of a drafted codebook", () => {
  const stays = many(OF_HOTELS, 8);

  test("is recognised where most answers are of its field", () => {
    const { frame, categories } = draft(stays, { frame: "auto" });
    expect(frame?.key).toBe("hotels");
    expect(frame?.name).toBe("Hotels and lodging");
    expect(frame?.share).toBeGreaterThan(0.7);
    expect(categories.map(({ name }) => name)).toContain("Room");
    expect(namesIn(categories)).toContain("Noise and quiet");
  });

  test("is none for answers of no known field, of too few answers, and where none is asked for", () => {
    expect(draft(many(OF_BEES, 30), { frame: "auto" }).frame).toBeNull();
    expect(draft(OF_HOTELS.slice(0, 10), { frame: "auto" }).frame).toBeNull();
    expect(draft(stays, { frame: "none" }).frame).toBeNull();
    expect(draft(stays, {}).frame).toBeNull();
  });

  test("is none for a debate about a single subject of a field", () => {
    const debate = ["breakfast should be free", "free breakfast costs too much", "children need breakfast at school"];
    expect(draft(many(debate, 40), { frame: "auto" }).frame).toBeNull();
  });

  test("is the one that is named, in the language of the answers", () => {
    const guests = many(["das zimmer war sehr laut", "wir haben schlecht geschlafen wegen der matratze"], 15);
    const request = codebookRequest(guests, { language: "de", guidance: { ...NO_GUIDANCE, frame: "hotels" } });
    const answers = request.answers.map((answer) => ({ ...answer, language: "de" }));
    const { frame } = draftCodebook({ ...request, answers });
    expect(frame?.name).toMatch(/Hotel/);
    expect(draft(many(OF_BEES, 30), { frame: "hotels" }).frame).toMatchObject({ key: "hotels", share: 0 });
  });

  test("leaves answers that fit none of its codes to further themes, under the last category", () => {
    const { categories } = draft([...stays, ...many(OF_BEES, 15)], { frame: "hotels" });
    const names = categories.map(({ name }) => name);
    expect(names.at(-2)).toBe("Further themes");
    expect(names.at(-1)).toBe("Other");
    expect(namesIn(categories.filter(({ name }) => name === "Further themes")).join(" ")).toMatch(/bee|nectar|clover/i);
  });

  test("brings its definitions, the words that people say and quotes of theirs", () => {
    const { categories } = draft(stays, { frame: "hotels" });
    const noise = categories.flatMap(({ codes }) => codes).find(({ name }) => name.startsWith("Noise and quiet"));
    expect(noise?.definition).toMatch(/^Noise or quiet inside and outside the room.*thin walls.*For example ".*"\.$/);
    expect(noise?.definition).not.toContain("earplugs");
  });

  test("leaves out codes that too few answers mention", () => {
    const { categories } = draft([...stays, "the gym was nice"], { frame: "hotels" });
    expect(namesIn(categories).join()).not.toMatch(/wellness|leisure|fitness/i);
  });

  test("is an organization's own codebook where that is given", () => {
    const code = (name: string, definition: string) => ({ name, definition, sentiment: "Neutral" as const });
    const codes = [
      { ...code("Pillow talk", "Bed, pillows and sleep."), category: "Night" },
      { ...code("Moon landing", "Rockets and the moon."), category: "Space" },
    ];
    const { frame, categories } = draft(stays, { frame: { key: "own", name: "Our stays", codes } });
    expect(frame).toMatchObject({ key: "own", name: "Our stays" });
    expect(frame?.share).toBeGreaterThan(0);
    expect(categories[0]?.name).toBe("Night");
    expect(categories[0]?.codes[0]?.definition).toMatch(/^Bed, pillows and sleep\. For example "/);
    expect(namesIn(categories)).not.toContain("Moon landing");
  });

  test("codes answers surely by typical expressions, and by no part of them", () => {
    const codes = draft(stays, { frame: "hotels" }).categories.flatMap(({ name: category, codes: own }) =>
      own.map((code) => ({ ...code, category, id: code.name })),
    );
    const task = learnTask({ codingType: "qualitative", language: "en", question: null, codes, examples: [] });
    const sureOf = (text: string) =>
      task
        .code({ id: "1", text, language: "en" })
        .mentions.flatMap(({ codeId, confidence }) => (confidence === "low" ? [] : [codeId]));
    expect(sureOf("Earplugs are a must here")).toEqual([expect.stringMatching(/^Noise and quiet/)]);
    expect(sureOf("My friends paid")).toEqual([]);
    expect(sureOf("We walked on the street")).toEqual([]);
  });
});
