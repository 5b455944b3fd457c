import { expect, test } from "vitest";
import type { Sentiment } from "@/db/schema/terms";
import { frame } from "@/test/local-task";
import { senseCodes } from "./concept-links";

test("a subject's code that people mostly complain about does not cost another code of the theme its link", () => {
  const codes = frame(["Parking", null, "Negative"], ["Car park", null, "Neutral"]);
  const senses = senseCodes(codes, "en");
  expect(senses.map(({ concept }) => concept)).toEqual([expect.any(Number), expect.any(Number)]);
});

test("a name that does not judge has a side only if another code stands for the other side", () => {
  const polarities = (...codes: Parameters<typeof frame>) =>
    senseCodes(frame(...codes), "en").map((one) => one.polarity);
  expect(polarities(["Wifi", null, "Negative"], ["Pool", null, "Positive"])).toEqual(["Neutral", "Neutral"]);
  expect(polarities(["Wifi", null, "Negative"], ["Fast wifi", null, "Positive"])).toEqual(["Negative", "Positive"]);
  expect(polarities(["Wifi", null, "Negative"], ["Wifi upstairs", null, "Mixed"])).toEqual(["Neutral", "Neutral"]);
});

test("the sides of 600 codes with long names are found in about the time that the names take to read", () => {
  const sensed = (sentiments: readonly Sentiment[]) => {
    const codes = Array.from({ length: 600 }, (_, at) => {
      const name = Array.from({ length: 60 }, (_, word) => `w${(60 * at + word).toString(36)}`).join(" ");
      return [name, null, sentiments[at % sentiments.length] as Sentiment] satisfies Parameters<typeof frame>[number];
    });
    const from = process.cpuUsage();
    senseCodes(frame(...codes), "en");
    const { user, system } = process.cpuUsage(from);
    return (user + system) / 1_000;
  };
  sensed(["Neutral"]);
  const neutral = sensed(["Neutral"]);
  expect(sensed(["Positive", "Negative"])).toBeLessThan(4 * neutral + 200);
});
