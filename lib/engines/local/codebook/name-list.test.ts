import { expect, test } from "vitest";
import { wordSpaceOf } from "@/lib/language/vectors/word-space";
import { NameList } from "./name-list";

const phrase = (text: string, score = 1) => ({
  text,
  stems: text.split(" "),
  isAction: false,
  score,
  share: 1,
  recall: 1,
  holders: 9,
});

test("a name with other spaces, in another order or within another name is the same name", () => {
  const names = new NameList();
  const care = names.claim("Health care", ["health", "care"]);
  expect(names.claim("Healthcare", ["healthcare"])).toBe(care);
  expect(names.claim("Care of health", ["care", "health"])).toBe(care);
  expect(names.claim("Health care system", ["health", "care", "system"])).toBe(care);
  expect(names.claim("Healthcare", ["healthcar"])).toBe(care);
  expect(names.claim("Health", ["health"])).toBe(care);
  expect(names.claim("Parking", ["park"])).not.toBe(care);
  expect(names.claim("Economics", ["econom"])).toBe(names.claim("Economy", ["economi"]));
});

test("a second cluster of the same name takes its next phrase, or a longer one with its own leading word", () => {
  const names = new NameList();
  names.claimBest([phrase("new card")], "new");
  expect(names.claimBest([phrase("new card"), phrase("lost wallet", 0.8)], "wallet")?.name).toBe("Lost wallet");
  expect(names.claimBest([phrase("link new card")], "link")?.name).toBe("Link new card");
  expect(names.claimBest([phrase("new card"), phrase("bad match", 0.1)], "card")?.name).toBe("New card");
});

test("a misspelt name is the name that it resembles, a different word is not", () => {
  const words = new Set(["foreign", "affair", "moral", "mortal"]);
  const names = new NameList({ knows: (stem) => words.has(stem), vector: () => undefined });
  const affairs = names.claim("Foreign affairs", ["foreign", "affair"]);
  expect(names.claim("Foreighn affairs", ["foreighn", "affair"])).toBe(affairs);
  expect(names.claim("Morality", ["moral"])).not.toBe(names.claim("Mortality", ["mortal"]));
});

test("synonyms are one name, words of one field are two", () => {
  const names = new NameList(wordSpaceOf("en"));
  const film = names.claim("Film", ["film"]);
  expect(names.claim("Movie", ["movi"])).toBe(film);
  expect(names.claim("Teacher", ["teacher"])).not.toBe(names.claim("Student", ["student"]));
});

test("two forms of a word are one name", () => {
  const names = new NameList();
  expect(names.claim("Kurses", ["kurs"])).toBe(names.claim("Kurs", ["kur"]));
  expect(names.claim("Bus", ["bus"])).not.toBe(names.claim("Business", ["busi"]));
});

test("an abbreviation is the name that it is short for, a word of its own is not", () => {
  const words = new Set(["profess", "govern", "part", "partner"]);
  const names = new NameList({ knows: (stem) => words.has(stem), vector: () => undefined });
  const professor = names.claim("Professor", ["profess"]);
  expect(names.claim("Prof", ["prof"])).toBe(professor);
  expect(names.claim("Govt", ["govt"])).toBe(names.claim("Government", ["govern"]));
  expect(names.claim("Part", ["part"])).not.toBe(names.claim("Partner", ["partner"]));
});
