import { describe, expect, it } from "vitest";
import { conceptsOf } from "./concepts";

describe("conceptsOf", () => {
  it.each(["de", "es", "fr", "pt", "it", "nl"])("names every theme in %s", (language) => {
    const english = conceptsOf("en").concepts;
    const { concepts } = conceptsOf(language);
    expect(concepts.filter(({ isNamed }) => !isNamed).map(({ topic }) => topic)).toEqual([]);
    expect(concepts.map(({ key }) => key)).toEqual(english.map(({ key }) => key));
    for (const { category, topic, positive, negative } of concepts)
      for (const name of [category, topic, positive, negative]) expect(name).not.toBe("");
  });

  it("leaves themes unnamed where nobody has translated them", () => {
    expect(conceptsOf("pl").concepts.some(({ isNamed }) => isNamed)).toBe(false);
  });
});
