import { expect, test } from "vitest";
import { lexicalIndex } from "./similar";

const TEXTS = [
  "the staff were friendly",
  "friendly staff",
  "the tram was loud",
  "the loud tram by the window",
  "朝食がおいしかった",
  "",
];

test("orders texts by similarity, with rare words weighing more", () => {
  const [first, second] = lexicalIndex(TEXTS).nearest("loud tram at night", 2);

  expect([first?.index, second?.index]).toEqual([2, 3]);
});

test("a text with the same words in another order has similarity 1", () => {
  const [best] = lexicalIndex(TEXTS).nearest("Staff, friendly!", 1);

  expect(best).toMatchObject({ index: 1, similarity: expect.closeTo(1) });
});

test("copes with scripts without spaces and with texts without words", () => {
  const index = lexicalIndex(TEXTS);

  expect(index.nearest("朝食", 1)).toMatchObject([{ index: 4 }]);
  expect(index.nearest("", 3)).toEqual([]);
  expect(lexicalIndex([]).nearest("staff", 3)).toEqual([]);
});

test("returns exactly the texts of at least the given similarity", () => {
  const texts = Array.from({ length: 300 }, (_, index) =>
    [index % 2, index % 3, index % 5, index % 7, index % 11].map((rest, word) => `w${word}x${rest}`).join(" "),
  );
  const index = lexicalIndex(texts);

  for (const text of texts.slice(0, 30)) {
    const all = index.nearest(text, 300).filter(({ similarity }) => similarity >= 0.7);
    expect(index.nearest(text, 300, 0.7)).toEqual(all);
  }
});
