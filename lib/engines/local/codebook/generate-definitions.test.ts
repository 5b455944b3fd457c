import { expect, test } from "vitest";
import { codebookRequest } from "@/test/codebook-request";
import { generateCodebook } from "./generate";

/** The definitions of the codes for many answers that speak of a few subjects, each in several wordings. */
function definitionsOf(wordings: readonly (readonly string[])[]): ReadonlyMap<string, string> {
  const answers = Array.from({ length: 240 }, (_, at) => {
    const subject = wordings[at % wordings.length] as readonly string[];
    return subject[Math.floor(at / wordings.length) % subject.length] as string;
  });
  const options = { granularity: 5, maxCodes: 12, minFrequency: 5, includeOther: false };
  const drafts = generateCodebook(codebookRequest(answers, { options }));
  return new Map(drafts.flatMap(({ codes }) => codes.map(({ name, definition }) => [name, definition ?? ""])));
}

test.each([
  ["Nothing all staff were friendly", "rude staff", "such rude staff", "friendly staff", "such friendly staff"],
  [
    "nothing the waiters were helpful",
    "rude waiter",
    "such a rude waiter",
    "friendly waiter",
    "such a friendly waiter",
  ],
])("a complaint is not illustrated by a passage with a word of praise: %s", (praise, ...others) => {
  const codes = generateCodebook(codebookRequest([praise, ...others])).flatMap((category) => category.codes);
  const complaint = codes.find(({ name }) => name === "Unfriendly staff");
  expect(complaint?.definition).toMatch(/rude/);
  expect(complaint?.definition).not.toContain(praise);
});

test.each([
  ["a harbour", "ferry", "seagull"],
  ["a school", "orchard", "radiator"],
])(
  "a definition lists no word of a few passages that speak of something else beside the theme: %s",
  (_, theme, word) => {
    const plain = Array.from({ length: 58 }, (__, at) => `the ${theme} ${["", "again", "today"][at % 3]}`.trim());
    const wordings = [...plain, `the ${theme} and a ${word}`, `a ${theme}, a ${word}`];
    const others = ["the bakery", "a bakery", "our bakery"];
    const [definition = ""] = [...definitionsOf([wordings, others])].flatMap(([name, text]) =>
      name.toLowerCase().includes(theme) ? text : [],
    );
    expect(definition).toMatch(new RegExp(`^Mentions of ${theme}`));
    expect(definition.split(" For example")[0]).not.toContain(word);
  },
);

test.each([
  ["raise taxes", "raising taxes", ["raise taxes", "they should raise taxes", "to raise the taxes"]],
  ["build bridges", "building bridges", ["build bridges", "they should build bridges", "to build the bridges"]],
  ["lost ticket", "lost ticket", ["a lost ticket", "i lost the ticket", "lost my ticket"]],
])("a definition names an action, and nothing else, as a subject: %s", (name, subject, wordings) => {
  const others = ["bakery", "ferry", "pier", "orchard"].map((noun) => [`the ${noun}`, `a ${noun}`, `our ${noun}`]);
  const [definition] = [...definitionsOf([wordings, ...others])].flatMap(([other, text]) =>
    other.toLowerCase() === name ? text : [],
  );
  expect(definition).toMatch(new RegExp(`^Mentions of ${subject}\\.`));
});

test.each([
  ["de", ["der Hafen am Morgen", "ein Hafen am Morgen"], ["die Fähre", "eine Fähre"]],
  ["es", ["el puerto por la noche", "un puerto oscuro"], ["el barco", "un barco"]],
])("a definition in %s has one colon at most before its examples", (language, ...wordings) => {
  const answers = Array.from({ length: 240 }, (_, at) => {
    const subject = wordings[at % 2] as string[];
    return { id: String(at), text: subject[(at >> 1) % subject.length] as string, language };
  });
  const options = { granularity: 5, maxCodes: 12, minFrequency: 5, includeOther: false };
  const codes = generateCodebook(codebookRequest([], { answers, language, options })).flatMap((one) => one.codes);
  expect(codes.length).toBeGreaterThanOrEqual(2);
  for (const { definition } of codes) expect(definition?.split(/ (?:Zum Beispiel|Por ejemplo)/)[0]).not.toMatch(/:.*:/);
});
