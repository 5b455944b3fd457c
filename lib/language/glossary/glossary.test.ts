import { describe, expect, it } from "vitest";
import { compoundParts, englishFor } from "./glossary";

describe("englishFor", () => {
  it.each([
    ["de", "Wartezeiten", "waiting"],
    ["de", "freundliche", "friendly"],
    ["es", "camareros", "waiter"],
    ["fr", "chambres", "room"],
    ["pt", "atendimento", "service"],
    ["it", "prezzi", "price"],
    ["nl", "kamers", "room"],
    ["de", "Verspätung", "delay"],
    ["es", "retrasos", "delay"],
    ["fr", "licenciement", "dismissal"],
    ["pt", "remédio", "medicine"],
    ["it", "ambiente", "ambience"],
    ["nl", "samenwerking", "teamwork"],
  ])("translates %s %s", (language, word, english) => {
    expect(englishFor(word.toLowerCase(), language)).toContain(english);
  });

  it("takes no stop word for another word of the same stem", () => {
    expect(englishFor("sicher", "de")).toContain("safe");
    expect(englishFor("sich", "de")).toEqual([]);
  });

  it("returns nothing for words that it does not have", () => {
    expect(englishFor("xyzzy", "de")).toEqual([]);
    expect(englishFor("staff", "en")).toEqual([]);
  });
});

describe("compoundParts", () => {
  it.each([
    ["de", "kundenberatung", ["kunden", "beratung"]],
    ["de", "frühstücksraum", ["frühstücks", "raum"]],
    ["nl", "hotelkamer", ["hotel", "kamer"]],
    ["de", "zimmer", []],
    ["es", "habitaciones", []],
  ])("cuts %s %s", (language, word, parts) => {
    expect(compoundParts(word, language)).toEqual(parts);
  });
});
