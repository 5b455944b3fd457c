import { expect, test } from "vitest";
import { largest } from "./largest";
import { seededRandom } from "./random";

test("finds the same largest values as sorting", () => {
  const random = seededRandom(7);
  for (const count of [0, 1, 49, 50, 51, 500, 5_000]) {
    const values = Int32Array.from({ length: count }, () => 1e9 * (random() - 0.2));
    const sorted = [...values.keys()]
      .filter((place) => (values[place] as number) > 0)
      .toSorted((a, b) => (values[b] as number) - (values[a] as number));
    expect([...largest(values, Int32Array.from(values.keys()), 50)].toSorted((a, b) => a - b)).toEqual(
      sorted.slice(0, 50).toSorted((a, b) => a - b),
    );
  }
});
