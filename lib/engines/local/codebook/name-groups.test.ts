import { expect, test } from "vitest";
import { type Passage, readAnswer } from "../reading";
import { ThemeNamer } from "./name-groups";
import type { ThemeMention } from "./theme";
import { wordingsOf } from "./wordings";

/** Names groups of answers. */
function namesOf(groups: readonly (readonly string[])[]): string[] {
  const texts = groups.flat();
  let next = 0;
  const clusters = groups.map((group) => group.map(() => next++));
  const mentions = texts.map((text, answer): ThemeMention => {
    const passage = readAnswer(text, "en").passages[0] as Passage;
    return { answer, passage, sentiment: "Neutral", clarity: 1 };
  });
  const namer = new ThemeNamer(wordingsOf(texts, "en"), mentions);
  namer.add(clusters);
  return namer.themes().map(({ topic }) => topic);
}

const repeated = (wordings: readonly string[], times: number) =>
  Array.from({ length: times }, (_, at) => wordings[at % wordings.length] as string);

test("no cluster is named after a word that only judges", () => {
  const staff = repeated(["the staff were friendly", "helpful staff", "rude nurse"], 40);
  const bare = repeated(["bad", "it was bad", "bad start"], 12);
  expect(namesOf([staff, bare])).toEqual(["Helpful staff"]);
});

test.each([
  [
    ["track the parcel", "parcel lost", "the parcel was wet", "parcel at the neighbours", "where is the parcel"],
    "Parcel",
  ],
  [["sharpen the sickle", "the sickle glinted", "a sickle hung there", "her sickle sang", "the sickle"], "Sickle"],
])("a code is named by the word that its answers share, not by a phrase that few of them hold: %j", (said, name) => {
  const orchard = repeated(["a calm orchard", "the orchard with a parcel", "a sickle in our orchard"], 60);
  expect(namesOf([repeated(said, 20), orchard])).toContain(name);
});
