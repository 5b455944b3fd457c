import { expect, test } from "vitest";
import { seededRandom } from "@/lib/numeric/random";
import type { FeatureVector } from "./features";
import { valuesOf } from "./linear-table";
import { ridgeOf } from "./ridge";

const SIZE = 12;
const random = seededRandom(3);

function vector(): FeatureVector {
  const features = Int32Array.from({ length: SIZE }, (_, feature) => feature).filter(() => random() < 0.4);
  const values = Float32Array.from(features, () => random());
  return { features, values, embedding: Float32Array.of(random(), random()) };
}

const VECTORS = Array.from({ length: 20 }, vector);
const TARGETS = VECTORS.map(() => Float64Array.of(random() - 0.5, random() < 0.3 ? 1 : -1));

test("held-out predictions equal those of a model trained without the vector", () => {
  const { heldOut } = ridgeOf(VECTORS, SIZE).fit(TARGETS);
  for (const left of [0, 7, 19]) {
    const outside = (_: unknown, index: number) => index !== left;
    const without = ridgeOf(VECTORS.filter(outside), SIZE).fit(TARGETS.filter(outside));
    const said = valuesOf(without.table, VECTORS[left] as FeatureVector);
    for (const column of [0, 1]) expect(heldOut[left]?.[column]).toBeCloseTo(said[column] as number, 5);
  }
});

test("vectors of a group are held out together", () => {
  const group = [3, 4, 9];
  const groups = [group, ...[...VECTORS.keys()].filter((row) => !group.includes(row)).map((row) => [row])];
  const { heldOut } = ridgeOf(VECTORS, SIZE, groups).fit(TARGETS);
  const outside = (_: unknown, index: number) => !group.includes(index);
  const without = ridgeOf(VECTORS.filter(outside), SIZE).fit(TARGETS.filter(outside));
  for (const left of group) {
    const said = valuesOf(without.table, VECTORS[left] as FeatureVector);
    for (const column of [0, 1]) expect(heldOut[left]?.[column]).toBeCloseTo(said[column] as number, 5);
  }
});

test("learns from features that occur with a target, not from absent ones", () => {
  const of = (feature: number): FeatureVector => ({
    features: Int32Array.of(feature),
    values: Float32Array.of(1),
    embedding: new Float32Array(0),
  });
  const vectors = Array.from({ length: 40 }, (_, index) => of(index % 2));
  const targets = vectors.map((_, index) => Float64Array.of(index % 2 === 0 ? 1 : -1));
  const { table } = ridgeOf(vectors, 3).fit(targets);
  expect(valuesOf(table, of(0))[0]).toBeGreaterThan(0.8);
  expect(valuesOf(table, of(1))[0]).toBeLessThan(-0.8);
  expect(valuesOf(table, of(2))[0]).toBeCloseTo(0, 5);
});

test("equal vectors with opposite targets give finite results", () => {
  const [one] = VECTORS as [FeatureVector];
  const { heldOut, table } = ridgeOf([one, one], SIZE).fit([Float64Array.of(1), Float64Array.of(-1)]);
  expect(valuesOf(table, one)[0]).toBeCloseTo(0, 5);
  expect(heldOut[0]?.[0]).toBeLessThan(0);
});
