import { expect, test } from "vitest";
import { seededRandom } from "@/lib/numeric/random";
import { nearEqual } from "./near-equal";

test("finds texts with nearly the same words, whatever their order and script", async () => {
  const texts = [
    "The staff were so friendly and helpful",
    "breakfast",
    "so friendly and helpful, the staff were!",
    "朝食がおいしかった",
    "",
    "おいしかった朝食が",
    "",
  ];

  expect(nearEqual(texts)).toEqual([[2], [], [0], [5], [], [3], []]);
  expect(nearEqual([])).toEqual([]);
});

test("finds the same texts as a comparison of all with all", async () => {
  const random = seededRandom(3);
  const rank = () => Math.floor(40 ** random());
  const texts = Array.from({ length: 300 }, () => Array.from({ length: 6 }, () => `w${rank()}`).join(" "));

  const expected = compareAll(texts.map((text) => new Set(text.split(" "))));
  const found = nearEqual(texts).map((others) => new Set(others));

  expect(expected.flat().length).toBeGreaterThan(30);
  expected.forEach((others, index) => {
    if (others.length <= 5) expect(found[index]).toEqual(new Set(others));
    else expect(others).toEqual(expect.arrayContaining([...(found[index] ?? [])]));
  });
});

function compareAll(sets: readonly Set<string>[]): number[][] {
  const count = (word: string) => sets.filter((set) => set.has(word)).length;
  const words = new Set(sets.flatMap((set) => [...set]));
  const squares = new Map([...words].map((word) => [word, Math.log(1 + sets.length / count(word)) ** 2]));
  const sum = (some: Iterable<string>) => [...some].reduce((total, word) => total + (squares.get(word) ?? 0), 0);
  const lengths = sets.map(sum);
  return sets.map((one, index) =>
    sets.flatMap((other, place) => {
      const shared = sum([...one].filter((word) => other.has(word)));
      const similarity = shared / Math.sqrt((lengths[index] as number) * (lengths[place] as number));
      return place !== index && similarity >= 0.85 ? [place] : [];
    }),
  );
}
