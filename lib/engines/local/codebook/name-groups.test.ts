import { expect, test } from "vitest";
import { readAnswer } from "../reading";
import { type Group, ThemeNamer } from "./name-groups";
import { wordingsOf } from "./wordings";

/** Names groups of answers that all mention known themes. */
function namesOf(groups: readonly (readonly string[])[]): string[] {
  const texts = groups.flat();
  let next = 0;
  const read = groups.map((group): Group => {
    const members = group.map(() => next++);
    const mentions = members.flatMap((answer) => {
      const [passage] = readAnswer(texts[answer] ?? "", "en").passages;
      return passage ? [{ answer, passage, sentiment: "Neutral" as const, clarity: 1 }] : [];
    });
    return { members, mentions };
  });
  const wordings = wordingsOf(texts, "en");
  const namer = new ThemeNamer(wordings, true);
  namer.add(read);
  return namer.themes.map(({ topic }) => topic);
}

const repeated = (wordings: readonly string[], times: number) =>
  Array.from({ length: times }, (_, at) => wordings[at % wordings.length] as string);

test("a small cluster is named after a known theme only where answers hold a word of its name", () => {
  const staff = repeated(["the staff were friendly", "helpful staff", "rude nurse"], 200);
  const food = ["the food was cold", "more food please", "tasty food and meals"];
  const stray = ["pay attention", "pay more attention", "a great deal of pain", "a deal is a deal"];
  const names = namesOf([staff, food, stray]);
  expect(names).toEqual(expect.arrayContaining(["Staff attitude", "Food quality"]));
  expect(names).not.toContain("Price and value");
  const prices = ["the price was fair", "pay a lower price", "the price we pay", "prices"];
  expect(namesOf([staff, prices])).toContain("Price and value");
});

test("half of a name does not make a cluster a known theme", () => {
  const staff = repeated(["the staff were friendly", "helpful staff", "rude nurse"], 200);
  const calm = repeated(["they put me at ease", "I was put at ease", "put my mother at ease", "felt at ease"], 40);
  expect(namesOf([staff, calm])).not.toContain("Ease of use");
  const app = repeated(["easy to use", "the app is easy to use", "simple to use", "ease of use"], 40);
  expect(namesOf([staff, app])).toContain("Ease of use");
});

test("windows and doors that open are no opening hours", () => {
  const staff = repeated(["the staff were friendly", "helpful staff", "rude nurse"], 200);
  const windows = repeated(["the windows open to the street", "could not open the door", "window open all night"], 40);
  expect(namesOf([staff, windows])).not.toContain("Opening hours");
  const hours = repeated(["better opening hours", "the opening hours", "open late", "longer opening hours"], 40);
  expect(namesOf([staff, hours])).toContain("Opening hours");
});

test("no cluster is named after a word that only judges", () => {
  const staff = repeated(["the staff were friendly", "helpful staff", "rude nurse"], 40);
  const bare = repeated(["bad", "it was bad", "bad start"], 12);
  expect(namesOf([staff, bare])).toEqual(["Staff attitude"]);
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
