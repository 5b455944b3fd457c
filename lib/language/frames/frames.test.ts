import { describe, expect, it } from "vitest";
import { definedCode, type FieldFrame, frameKeys, frameNamed, framesIn } from "./frames";

const LANGUAGES = ["en", "de", "es", "fr", "pt", "it", "nl"];

const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

describe.each(frameKeys())("the frame %s", (key) => {
  const frames = LANGUAGES.map((language) => framesIn(language).find((frame) => frame.key === key) as FieldFrame);

  it("has the same codes in every language, under names of their own", () => {
    const [english] = frames;
    for (const { name, definition, words, codes } of frames) {
      expect(codes.map((code) => code.key)).toEqual(english?.codes.map((code) => code.key));
      expect(codes.length).toBeGreaterThanOrEqual(12);
      expect([name, definition, ...words].filter((text) => text.trim() === "")).toEqual([]);
      expect(codes.filter((code) => !code.name || !code.category || !code.definition.endsWith("."))).toEqual([]);
      expect(repeated(codes.map((code) => code.name.toLowerCase()))).toEqual([]);
    }
  });

  it("has every expression under one code only", () => {
    for (const { codes } of frames) {
      expect(codes.filter(({ words }) => words.length < 6 || words.includes(""))).toEqual([]);
      expect(repeated(codes.flatMap(({ words }) => words))).toEqual([]);
    }
  });

  it("has definitions by which its codes are known", () => {
    for (const { definition, words } of frames.flatMap(({ codes }) => codes)) {
      const found = definedCode(`${definition} And more.`);
      expect(found).toEqual({ definition, words: expect.arrayContaining([...words]) });
    }
  });
});

describe("frames", () => {
  it("are found by key, in English where they are not translated", () => {
    expect(frameNamed("hotels", "de")?.name).toBe(framesIn("de").find(({ key }) => key === "hotels")?.name);
    expect(frameNamed("hotels", "fi")).toEqual(frameNamed("hotels", "en"));
    expect(frameNamed("no-such-frame", "en")).toBeUndefined();
    expect(framesIn("fi")).toEqual([]);
    expect(definedCode("Codes of one's own. With a definition.")).toBeNull();
  });
});
