import { expect, test } from "vitest";
import { codebookRequest, namesIn } from "@/test/codebook-request";
import { generateCodebook } from "./generate";

/** The names of the codes for answers that each recur a few times, as in a small survey. */
function namesOf(texts: readonly string[], language: string, times = 3): string[] {
  const all = Array.from({ length: times }, () => texts).flat();
  const answers = all.map((text, index) => ({ id: String(index), text, language }));
  return namesIn(generateCodebook(codebookRequest([], { answers, language, codingType: "qualitative_topics" })));
}

test("a known theme whose name nobody says is no code: German 'einfach' may mean 'simply'", () => {
  const names = namesOf(
    [
      "Der Chor hat einfach wunderbar gesungen",
      "es war einfach ein schöner Abend mit dem Chor",
      "Das Orchester ist einfach perfekt",
      "einfach toll, wie das Orchester spielt",
      "Die Bühne war einfach großartig",
      "Das Bühnenbild",
      "einfach nur schön",
      "Der Chor",
      "Das Orchester",
      "Die Bühne",
      "Die Kostüme waren bunt",
      "Schöne Kostüme",
      "Der Dirigent",
      "Der Dirigent war in Form",
      "Die Musik",
      "Musik und Kostüme",
    ],
    "de",
  );
  expect(names).toEqual(expect.arrayContaining(["Chor", "Orchester"]));
  expect(names).not.toContain("Bedienbarkeit");
});

test("a known theme whose name is said is a code", () => {
  const names = namesOf(
    [
      "Die Bedienung der App ist einfach und intuitiv",
      "Einfache Bedienbarkeit",
      "intuitive Bedienbarkeit",
      "Die Bedienbarkeit ist umständlich",
      "Das Wetter",
      "Schönes Wetter",
      "Regen",
      "viel Regen",
      "Die Wanderung",
      "Wanderung am Morgen",
      "Der See",
      "Baden im See",
      "Der Wald",
      "im Wald",
    ],
    "de",
  );
  expect(names).toContain("Bedienbarkeit");
});

test("outside the known fields, themes are named in the answers' own words", () => {
  const plain = ["the barn", "a barn", "hay in the barn", "llamas", "the llamas", "feeding llamas"];
  const names = namesOf([...plain, ...plain, "the food", "food", "Delicious food", "a tasty meal"], "en");
  expect(names).toContain("Food");
  expect(names.join()).not.toMatch(/Food quality|Tasty food/);
});

test("the general word for a known theme's subject is no second code", () => {
  const names = namesOf(
    [
      "Delicious food",
      "The food was tasty",
      "food",
      "the food",
      "Food for the dogs",
      "delicious soup",
      "tractor ride",
      "the tractor",
      "a tractor",
    ],
    "en",
  );
  expect(names.join()).toMatch(/food/i);
  expect(names).not.toContain("Food");
});

test("a verb with its object is no name, and Spanish 'espero' (I hope) is no wait", () => {
  const names = namesOf(
    [
      "compre este tambor",
      "compre este tambor ya",
      "el tambor",
      "espero que venga el coro",
      "espero que cante el coro",
      "el coro",
      "espero más",
    ],
    "es",
  );
  expect(names).toEqual(expect.arrayContaining(["Tambor", "Coro"]));
  expect(names).not.toContain("Tiempo de espera");
});

test("a German adjective in another case than the nominative stands in no name", () => {
  const names = namesOf(
    [
      "in einwandfreiem Zustand",
      "einwandfreiem Zustand",
      "mit einwandfreiem Zustand",
      "mit Regen",
      "Regen",
      "der Regen",
    ],
    "de",
  );
  expect(names).toContain("Zustand");
});

test.each([
  ["es", ["la manera de pintar", "una manera de ver el barro", "el barro", "barro rojo"], "Barro", /^manera/i],
  ["de", ["Auf diese Weise malen", "eine schöne Weise", "der Ton", "roter Ton"], "Ton", /^weise/i],
])("no code is named by a vague noun in %s", (language, texts, name, vague) => {
  const names = namesOf(texts, language);
  expect(names).toContain(name);
  for (const other of names) expect(other).not.toMatch(vague);
});

test.each([
  [
    "en",
    ["more novels", "the reading room", "a quiet corner", "the librarian", "thanks to Tamsin"],
    ["Novels", "Librarian"],
    /tamsin/i,
  ],
  ["es", ["cerca de Valdemora", "el camino", "la fuente", "un banco roto"], ["Camino", "Banco"], /valdemora/i],
])(
  "a name that few of the answers hold is no code in %s, a common noun in as many is",
  (language, texts, nouns, name) => {
    const rest = Array.from({ length: 40 }, (_, at) => `${at} ${at + 1}`);
    const names = namesOf([...texts, ...rest], language, 2);
    expect(names).toEqual(expect.arrayContaining(nouns));
    for (const other of names) expect(other).not.toMatch(name);
  },
);

test("an answer that mentions a theme also shows others: each of its clauses counts", () => {
  const names = namesOf(
    [
      "The staff were friendly, but the lantern parade was short",
      "Friendly staff. Lantern parade in the rain",
      "The staff helped us, and we saw the lantern parade",
      "Helpful staff, great puppets",
      "The staff were kind. The puppets were huge",
      "Staff and puppets",
    ],
    "en",
    2,
  );
  expect(names).toEqual(expect.arrayContaining(["Lantern parade", "Puppets"]));
});

test("a misspelling of a name is no second code", () => {
  const names = namesOf(
    ["The carousel", "our carousel", "the carrousel", "carrousel again", "puppets", "the puppets", "huge puppets"],
    "en",
  );
  expect(names).toEqual(["Carousel", "Puppets", "Other"]);
});

test("what one answer says beside a theme of several answers is no code", () => {
  const names = namesOf(
    ["The carousel, and a fog machine", "The carousel", "carousel", "Puppets", "the puppets", "A stilt walker"],
    "en",
    1,
  );
  expect(names).toEqual(expect.arrayContaining(["Carousel", "Puppets"]));
  expect(names).not.toContain("Fog machine");
});
