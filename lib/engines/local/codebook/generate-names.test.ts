import { expect, test } from "vitest";
import { codebookRequest, namesIn } from "@/test/codebook-request";
import { generateCodebook } from "./generate";

/** The names of the codes for many answers that speak of a few subjects, each in several wordings. */
function namesOf(wordings: readonly (readonly string[])[]): string[] {
  const endings = ["today", "again", "really", "this week", "as ever"];
  const answers = Array.from({ length: 240 }, (_, at) => {
    const subject = wordings[at % wordings.length] as readonly string[];
    return `${subject[Math.floor(at / wordings.length) % subject.length]} ${endings[at % endings.length]}`;
  });
  const options = { granularity: 5, maxCodes: 4, minFrequency: 5, includeOther: false };
  return namesIn(generateCodebook(codebookRequest(answers, { options })));
}

test.each([
  [
    "a workshop",
    [
      ["milling machine", "a machine rattled", "the machine whirred", "my machine spun", "sawdust covered my machine"],
      ["the gloves", "gloves", "my gloves"],
      ["the apprentice", "an apprentice", "our apprentice"],
    ],
    /^machine$/i,
    "Gloves",
  ],
  [
    "a village",
    [
      [
        "parish office",
        "an office echoed",
        "the office flickered",
        "curtains hid the office",
        "carpets filled my office",
      ],
      ["the well", "a well", "our well"],
      ["the orchard", "an orchard", "our orchard"],
    ],
    /^office$/i,
    "Orchard",
  ],
])("a word that is never said alone names no code by itself, one that is does: %s", (_, wordings, word, other) => {
  const names = namesOf(wordings);
  expect(names).toContain(other);
  for (const name of names) expect(name).not.toMatch(word);
});

test.each([
  [
    "an election",
    [
      ["a good mayor", "he is a good mayor", "good mayor"],
      ["a better mayor", "he is a better mayor", "better mayor"],
      ["the ferry", "a ferry", "our ferry"],
      ["the lighthouse", "a lighthouse", "our lighthouse"],
    ],
    /mayor/i,
  ],
  [
    "a garden",
    [
      ["great roses", "such great roses", "your great roses"],
      ["lovely roses", "such lovely roses", "your lovely roses"],
      ["the pond", "a pond", "our pond"],
      ["the beehives", "beehives", "our beehives"],
    ],
    /rose/i,
  ],
])("names that differ only by a judging word are one code: %s", (_, wordings, name) => {
  expect(namesOf(wordings).filter((other) => name.test(other))).toHaveLength(1);
});

test.each([
  ["a fair", ["a great time on the carousel", "a great time", "we had a great time"], ["the carousel", "a carousel"]],
  ["a town", ["the situation", "our situation", "a bad situation"], ["the carousel", "a carousel"]],
  ["a clinic", ["it took a long time", "a long time at the desk", "a long time"], ["the syringe", "a syringe"]],
])("no code is named by a time that is only judged, or by a situation: %s", (_, vague, others) => {
  const names = namesOf([vague, others, ["the lemonade", "a lemonade"]]);
  expect(names.join()).toMatch(/lemonade/i);
  for (const name of names) expect(name).not.toMatch(/\b(?:time|situation)$/i);
});

test.each([
  ["en", ["the lantern", "our caretaker", "the fountain"], ["thanks Tamsin", "Tamsin sang"], /tamsin/i],
  ["es", ["la calefacción", "nuestro conserje", "la fuente"], ["cerca de Valdemora", "desde Valdemora"], /valdemora/i],
  ["en", ["the lantern", "our caretaker", "the fountain"], ["we came in January", "a January"], /january/i],
  ["de", ["die Laterne", "unser Hausmeister", "der Brunnen"], ["am Montag", "ein Montag", "Montag"], /montag/i],
  ["en", ["the lantern", "our caretaker", "the fountain"], ["the model 300 pump", "a model 300 pump"], /300/],
])(
  "proper names, dates and numbers make no code in %s, however many answers hold them",
  (language, subjects, named, name) => {
    const texts = Array.from({ length: 120 }, (_, at) =>
      at % 3 === 0 ? (named[at % named.length] as string) : (subjects[at % subjects.length] as string),
    );
    const answers = texts.map((text, at) => ({ id: String(at), text, language }));
    const options = { granularity: 5, maxCodes: 8, minFrequency: 2, includeOther: false };
    const names = namesIn(generateCodebook(codebookRequest([], { answers, options, language })));
    expect(names.length).toBeGreaterThan(0);
    for (const other of names) expect(other).not.toMatch(name);
  },
);

test("words that need a complement, or only tell where something happened, name no code", () => {
  const names = namesOf([
    ["a lack of benches", "the lack of lamps", "their lack of signs", "lack of ramps", "a lack of toilets"],
    ["it rained at the office", "we sang at the office", "a draught in the office", "slept at the office"],
    ["the lemonade", "a lemonade", "our lemonade"],
  ]);
  expect(names.join()).toMatch(/lemonade/i);
  for (const name of names) expect(name).not.toMatch(/^(?:lack|office)$/i);
});

test.each([
  [
    "a qualifier",
    ["missed connection", "a missed connection", "the missed connection", "connection", "our connection"],
    "Missed connection",
  ],
  ["a negation", ["no benches", "there are no benches", "no benches here", "the benches", "no bench"], "No benches"],
])("a name has %s that enough answers say", (_, wordings, name) => {
  const others = [
    ["the orchard", "an orchard", "our orchard"],
    ["the lemonade", "a lemonade", "our lemonade"],
  ];
  expect(namesOf([wordings, ...others])).toContain(name);
});
