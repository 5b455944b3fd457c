import { describe, expect, test } from "vitest";
import { groupEqual, withContent } from "@/lib/coding/pipeline/answer-groups";
import type { EngineAnswer } from "../../engine";
import { generateCodebook } from "../codebook/generate";

const QUESTION = "Which supermarkets do you shop at?";

function answersOf(texts: readonly string[], language = "en"): (EngineAnswer & { count: number })[] {
  return texts.map((text, index) => ({ id: String(index), text, language, count: 1 }));
}

/** Makes answers from a table that gives the count of each text. */
function repeated(counts: Readonly<Record<string, number>>): (EngineAnswer & { count: number })[] {
  return Object.entries(counts).map(([text, count], index) => ({ id: String(index), text, language: "en", count }));
}

function codebookOf(answers: readonly (EngineAnswer & { count: number })[], question = QUESTION, language = "en") {
  const options = { granularity: 3, maxCodes: 40, minFrequency: 2, includeOther: false };
  const [category] = generateCodebook({ answers, options, language, question, codingType: "entity" });
  return new Map(category?.codes.map(({ name, definition }) => [name, definition]));
}

describe("the codebook of a question for names", () => {
  test("unites spellings under the commonest one and lists the others", () => {
    const codes = codebookOf(
      repeated({ "State Farm": 20, "state farm": 9, "stte farm": 1, "State Frm": 1, Geico: 12 }),
    );
    expect([...codes.keys()]).toEqual(["State Farm", "Geico"]);
    expect(codes.get("State Farm")).toBe('Also written "State Frm", "stte farm".');
  });

  test("takes its time by the number of names, however much they are alike", () => {
    const alike = Array.from({ length: 5_000 }, (_, index) => `Brand${index}`);
    const codes = codebookOf(repeated({ Tesco: 30, ...Object.fromEntries(alike.map((name) => [name, 2])) }));
    expect([codes.size, codes.has("Tesco")]).toEqual([40, true]);
  });

  test("of rare spellings takes the one that is closest to all others", () => {
    const codes = codebookOf(answersOf(["Waitrosse", "waitrose", "Watrose", "the Waitroze"]));
    expect([...codes.keys()]).toEqual(["Waitrose"]);
  });

  test("of two equally frequent spellings takes the one with capitals, also from a sentence", () => {
    const answers = answersOf(["State Farm", "stte farm", "Starbucks because it is close", "starbuks"]);
    expect([...codebookOf(answers).keys()].toSorted()).toEqual(["Starbucks", "State Farm"]);
  });

  test("keeps similar names separate where both are frequent", () => {
    expect([...codebookOf(repeated({ Visa: 40, Vista: 20, Nike: 30, Mike: 12 })).keys()].toSorted()).toEqual([
      "Mike",
      "Nike",
      "Visa",
      "Vista",
    ]);
  });

  test("keeps names separate that one answer lists together", () => {
    const answers = [...repeated({ Toyota: 30 }), ...answersOf(["Toyota, Toyoda", "Toyota / Toyoda"])];
    expect([...codebookOf(answers).keys()]).toEqual(["Toyota", "Toyoda"]);
    const drinks = [...repeated({ "pepsi max": 4, pepsi: 3 }), ...answersOf(["Pepsi, Fanta, Pepsi Max"])];
    expect([...codebookOf(drinks).keys()]).toEqual(["Pepsi Max", "Pepsi"]);
  });

  test("splits lists at any separator, but not within names that contain one", () => {
    const lists = [
      "Tesco, Marks & Spencer",
      "Marks and Spencer / Lidl",
      "1. Lidl 2. Tesco 3. Marks & Spencer",
      "Tesco and Lidl",
      "Tesco; Lidl; Aldi",
      "Aldi + Tesco",
      "Lidl Tesco Aldi",
      "7-Eleven or Aldi",
      "H & M, 7-Eleven",
      "H&M",
    ];
    expect([...codebookOf(answersOf(lists)).keys()].toSorted()).toEqual([
      "7-Eleven",
      "Aldi",
      "H&M",
      "Lidl",
      "Marks & Spencer",
      "Tesco",
    ]);
  });

  test("reads lists line by line, with or without numbers and bullets", async () => {
    const lines = ["Lidl\r\nWhole Foods\r\nAldi", "1. Aldi\n2. Whole Foods\n3. Tesco", "- Tesco\n- Lidl"].map(
      (text, index) => ({ id: String(index), text, flags: [], language: "en" }),
    );
    const groups = groupEqual(lines);
    expect([...codebookOf(withContent(groups).map((answer) => ({ count: 1, ...answer }))).keys()].toSorted()).toEqual([
      "Aldi",
      "Lidl",
      "Tesco",
      "Whole Foods",
    ]);
  });

  test("finds names in sentences and ignores comments and non-answers", () => {
    const answers = [
      ...repeated({ Waitrose: 5, tesco: 4 }),
      ...answersOf([
        "I mostly shop at Ocado and sometimes tesco",
        "we had Ocado before but switched to waitrose",
        "good prices and friendly staff",
        "whatever is cheap",
        "none",
        "don't know",
      ]),
    ];
    expect([...codebookOf(answers).keys()].toSorted()).toEqual(["Ocado", "Tesco", "Waitrose"]);
  });

  test("does not count the category asked for, legal forms and recurring additions as part of a name", () => {
    const answers = repeated({
      Allianz: 9,
      "Allianz Insurance": 3,
      "AXA insurance": 2,
      AXA: 6,
      "Aviva Ltd": 2,
      Aviva: 5,
      insurance: 3,
    });
    expect([...codebookOf(answers, "Which insurance companies do you know?").keys()]).toEqual([
      "Allianz",
      "AXA",
      "Aviva",
    ]);
  });

  test("resolves abbreviations of frequent names", () => {
    const answers = repeated({ "Bank of America": 12, BOA: 4, "B of A": 2, "American Family": 8, amfam: 3, Chase: 9 });
    expect([...codebookOf(answers, "Which banks do you know?").keys()]).toEqual([
      "Bank of America",
      "American Family",
      "Chase",
    ]);
  });

  test("ignores capitals in German", () => {
    const answers = [
      ...repeated({ Edeka: 5, rewe: 4 }),
      ...answersOf(["Wegen der Preise und der Auswahl gehe ich zu Edeka", "Die Preise und die Auswahl bei Rewe"], "de"),
    ];
    expect([...codebookOf(answers, "In welchen Supermärkten kaufen Sie ein?", "de").keys()]).toEqual(["Edeka", "Rewe"]);
  });

  test("unites a recurring misspelling of a long name, and keeps other names separate", () => {
    const slips = { Motorola: 6, Motorolla: 3, Volkswagen: 6, Volkswagon: 3, Lufthansa: 4, Luftansa: 2 };
    const names = {
      Continental: 8,
      Continente: 3,
      Vodafone: 10,
      Vodacom: 3,
      Aldi: 12,
      Audi: 3,
      Chelsea: 9,
      Chester: 4,
    };
    const codes = codebookOf(repeated({ ...slips, ...names }), "Which names do you know?");
    expect([...codes.keys()].toSorted()).toEqual(
      ["Motorola", "Volkswagen", "Lufthansa", ...Object.keys(names)].toSorted(),
    );
  });

  test("a conjunction that all answers write belongs to the name", () => {
    const answers = repeated({ "Marks & Spencer": 6, Tesco: 3, Aldi: 2, "Tesco and Aldi": 2 });
    expect([...codebookOf(answers).keys()]).toEqual(["Marks & Spencer", "Tesco", "Aldi"]);
  });

  test("a surname alone means the person, unless two people share it", () => {
    const answers = repeated({ Merkel: 9, "Angela Merkel": 4, Bush: 5, "George Bush": 3, "Jeb Bush": 3, nobody: 4 });
    const codes = codebookOf(answers, "Which politicians do you know?");
    expect([...codes.keys()]).toEqual(["Merkel", "Bush", "George Bush", "Jeb Bush"]);
    expect(codes.get("Merkel")).toBe('Also written "Angela Merkel".');
    const brands = repeated({ Rover: 9, "Range Rover": 4, "Land Rover": 3 });
    expect(codebookOf(brands, "Which cars do you know?").size).toBe(3);
  });

  test("a part of two names stands for neither, and a capital after an article counts", () => {
    const rovers = repeated({ "Land Rover": 3, "Range Rover": 3, Rover: 2 });
    expect(codebookOf(rovers, "Which cars do you know?").size).toBe(3);
    const banks = repeated({ "Caisse d'Épargne": 3, "caisse d'epargne": 2, LCL: 3 });
    expect([...codebookOf(banks, "Quelles banques connaissez-vous ?", "fr").keys()]).toEqual([
      "Caisse d'Épargne",
      "LCL",
    ]);
  });

  test("keeps names in scripts without spaces", () => {
    const answers = answersOf(["可口可乐，百事可乐", "百事可乐", "可口可乐"], "zh");
    expect([...codebookOf(answers, "您知道哪些饮料品牌？", "zh").keys()].toSorted()).toEqual(["可口可乐", "百事可乐"]);
  });
});
