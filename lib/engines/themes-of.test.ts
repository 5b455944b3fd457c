import { expect, test } from "vitest";
import { answersOf, HOTEL_REQUEST } from "@/test/hotel-task";
import { localEngine } from "./local/engine";
import { themesOf } from "./themes-of";

test("answers of one theme get the same one, whatever the engine calls it", async () => {
  const answers = answersOf(
    ...["friendly staff", "the staff were friendly", "very friendly staff", "staff friendly and kind"],
    ...["breakfast was cold", "cold breakfast", "the breakfast was cold again", "cold food at breakfast"],
  );

  const themes = await themesOf(localEngine, { ...HOTEL_REQUEST, answers });

  expect(new Set(themes.slice(0, 4)).size).toBe(1);
  expect(new Set(themes.slice(4)).size).toBe(1);
  expect(themes[0]).not.toBe(themes[4]);
});
