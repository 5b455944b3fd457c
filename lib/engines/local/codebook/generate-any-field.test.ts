import { expect, test } from "vitest";
import type { CodebookRequest } from "../../engine";
import { generateCodebook } from "./generate";

const OPTIONS = { granularity: 5, maxCodes: 12, minFrequency: 5, includeOther: false };

function codesOf(wordings: readonly (readonly string[])[], more: Partial<CodebookRequest> = {}, language = "en") {
  const endings = ["today", "again", "really", "this week", "as ever"];
  const answers = Array.from({ length: 240 }, (_, at) => {
    const subject = wordings[at % wordings.length] as readonly string[];
    const text = `${subject[Math.floor(at / wordings.length) % subject.length]} ${language === "en" ? endings[at % 5] : ""}`;
    return { id: String(at), text: text.trim(), language };
  });
  const request: CodebookRequest = {
    codingType: "qualitative",
    language: "en",
    question: null,
    answers,
    options: OPTIONS,
    ...more,
  };
  return generateCodebook(request).flatMap(({ codes }) => codes);
}

test("outside the known fields too, a theme of complaints is negative under its own name", () => {
  const codes = codesOf([
    ["my telescope arrived broken", "the telescope is terrible"],
    ["where is the star map", "the star map"],
    ["the comet at dawn", "a comet"],
  ]);
  const telescope = codes.filter(({ name }) => /telescope/i.test(name));
  expect(telescope.map(({ sentiment }) => sentiment)).toEqual(telescope.map(() => "Negative"));
  expect(telescope.length).toBeGreaterThan(0);
  for (const { name } of codes) expect(name).not.toMatch(/complaints|praise/);
});

const SKY = [
  ["the telescope in the east", "a telescope"],
  ["the comet at dawn", "a comet"],
];

test("in any field, praise of nothing in particular is a code of its own", () => {
  const codes = codesOf([...SKY, ["just great", "would recommend it", "very satisfied, thank you"]]);
  expect(codes.find(({ name }) => name === "Satisfied overall")?.sentiment).toBe("Positive");
});

test.each([
  [
    "en",
    "Satisfied overall",
    [
      ...SKY,
      ["just great", "would recommend it"],
      ["a great workshop", "this workshop was excellent", "I booked this workshop", "excellent workshop"],
    ],
  ],
  [
    "de",
    "Insgesamt zufrieden",
    [
      ["das Teleskop im Osten", "ein Teleskop"],
      ["der Komet am Morgen", "ein Komet"],
      ["einfach toll", "sehr zu empfehlen"],
      ["ein toller Workshop", "dieser Workshop war ausgezeichnet", "ausgezeichneter Workshop"],
    ],
  ],
])(
  "a judged thing is the experience as a whole, by whatever word people point at it: %s",
  (language, name, wordings) => {
    const codes = codesOf(wordings, {}, language);
    for (const code of codes) expect(code.name).not.toMatch(/workshop/i);
    expect(codes.find((code) => code.name === name)?.sentiment).toBe("Positive");
  },
);

test("what people point at but do not judge, and what they judge but do not point at, stay themes", () => {
  const codes = codesOf([
    ...SKY,
    ["just great", "would recommend it"],
    ["great workshops", "the workshop was excellent", "excellent workshop"],
    ["we closed this pavilion", "we left this pavilion", "this pavilion"],
  ]);
  const names = codes.map(({ name }) => name).join(", ");
  expect(names).toMatch(/workshop/i);
  expect(names).toMatch(/pavilion/i);
});

test("feelings alone make no code about the experience as a whole where nobody judges one", () => {
  const names = codesOf([...SKY, ["we were afraid", "they were angry"]]).map(({ name }) => name);
  for (const name of names) expect(name).not.toMatch(/overall/i);
});

test("definitions list no verb forms that name nothing", () => {
  const codes = codesOf([
    ["she wants a telescope", "he wants a telescope", "it wants the telescope"],
    ["the comet at dawn", "a comet in the east"],
    ["the eclipse was short", "an eclipse at noon"],
  ]);
  const telescope = codes.find(({ name }) => /telescope/i.test(name));
  expect(telescope?.definition?.split(" For example")[0]).not.toMatch(/wants/);
});

test("what most answers contain names no theme", () => {
  const names = codesOf([
    ["Zorbel lacks a night bus", "Zorbel, the night bus"],
    ["Zorbel needs a bicycle lane", "Zorbel: bicycle lane"],
    ["Zorbel has no public fountain", "a public fountain for Zorbel"],
  ]).map(({ name }) => name);
  expect(names.join(" | ")).toMatch(/bicycle lane/i);
  for (const name of names) expect(name).not.toMatch(/^zorbel$/i);
});

test("a German word with two meanings names a theme as well as any other", () => {
  const names = codesOf(
    [
      ["Das Essen war gut", "Das Essen", "Das Essen dauerte"],
      ["Der Waggon war laut", "Der Waggon", "Der Waggon wackelte"],
      ["Der Fahrplan stimmt", "Der Fahrplan", "Der Fahrplan hing"],
    ],
    {},
    "de",
  ).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["Essen", "Waggon", "Fahrplan"]));
});

test("German answers get a German codebook, whatever language the project states", () => {
  const codes = codesOf(
    [
      ["Die Fahrradstraße fehlt", "eine Fahrradstraße bitte", "mehr Fahrradstraße"],
      ["Der Spielplatz ist zu klein", "ein Spielplatz", "Spielplatz für alle"],
    ],
    {},
    "de",
  );
  expect(codes.map(({ name }) => name)).toEqual(expect.arrayContaining(["Spielplatz"]));
  for (const { definition } of codes) expect(definition).not.toMatch(/\b(?:For example|Mentions|Complaints)\b/);
});

test("definitions keep to what the name says, however mixed the cluster", () => {
  const codes = codesOf([
    ["the comet at dawn", "a comet in the east", "the comet and its tail", "a comet"],
    ["the eclipse was short", "an eclipse at noon", "the long eclipse", "the eclipse"],
    ["heavy shutters", "a squeaking hinge", "loose gravel", "the fence"],
  ]);
  const comet = codes.find(({ name }) => /comet/i.test(name));
  expect(comet?.definition).toMatch(/^Mentions of comet/);
  const quotes = [...(comet?.definition ?? "").matchAll(/"([^"]+)"/g)].map(([, quote]) => quote);
  expect(quotes.length).toBeGreaterThan(0);
  for (const quote of quotes) expect(quote).toMatch(/comet/i);
});

test("an acronym keeps its capitals within the definition", () => {
  const codes = codesOf([
    ["my GPS telescope broke", "a GPS telescope", "the GPS telescope arrived"],
    ["the comet at dawn", "a comet in the east", "the comet and its tail"],
    ["the eclipse was short", "an eclipse at noon", "the long eclipse"],
  ]);
  expect(codes.map(({ definition }) => definition).join("\n")).toContain("GPS telescope");
});

test("where clusters as many as codes are too mixed for a name, finer ones give codes", () => {
  const subjects =
    "comet eclipse telescope planet galaxy crater nebula meteor orbit rocket satellite horizon lens tripod dome sextant".split(
      " ",
    );
  const codes = codesOf(
    subjects.map((subject) => [`the ${subject}`, `a ${subject}`, `my ${subject}`]),
    { options: { ...OPTIONS, maxCodes: 2 } },
  );
  expect(codes).toHaveLength(2);
  for (const { name } of codes) expect(name.toLowerCase()).toMatch(new RegExp(subjects.join("|")));
});
