import { describe, expect, it } from "vitest";
import { sharedStemsOf } from "./shared-stems";

describe("sharedStemsOf", () => {
  it("gives words of like meaning one stem in every language", () => {
    for (const [language, word] of [
      ["en", "price"],
      ["de", "preise"],
      ["es", "precios"],
      ["fr", "prix"],
      ["pt", "preço"],
      ["it", "prezzo"],
      ["nl", "prijzen"],
    ] as const)
      expect(sharedStemsOf(language)(word)).toContain("price");
  });

  it.each([
    ["es", "cooperación", "cooperation"],
    ["de", "flexibilität", "flexibility"],
    ["pt", "comunicação", "communication"],
    ["fr", "transparence", "transparence"],
  ])("finds the English word of the same origin: %s %s", (language, word, english) => {
    expect(sharedStemsOf(language)(word)).toEqual(sharedStemsOf("en")(english));
  });

  it("takes compounds apart", () => {
    expect(sharedStemsOf("de")("zimmerservice")).toEqual(["room", "servic"]);
    expect(sharedStemsOf("de")("softwarequalität")).toEqual(["softwar", "qualiti"]);
  });

  it("leaves other words and other languages to their own stemmer", () => {
    expect(sharedStemsOf("de")("gschwurbel")).toEqual(["gschwurbel"]);
    expect(sharedStemsOf("sv")("rummen")).toEqual(["rumm"]);
    expect(sharedStemsOf("zh")("服务")).toEqual(["服务"]);
  });
});
