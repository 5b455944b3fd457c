import { expect, it } from "vitest";
import { timesAsSlow } from "@/test/times-as-slow";
import { phrasesOf, wordFinder, wrongWordRule } from "./word-rule";

it.each([
  ["parkhaus, park*", "Das PARKHAUS war voll", "PARKHAUS"],
  ["parkhaus, park*", "Zu wenig Parkplätze.", "Parkplätze"],
  ["park*", "The carpark was full", null],
  ["park", "Parking was dear", null],
  ["parkhaus", "Tiefgarage; das Park-Haus", null],
  ["car park", "No  car-park\nnearby", "car-park"],
  ["hotel", "J'adore l’hôtel !", "hôtel"],
  ["hôtel", "HOTEL bad", "HOTEL"],
  ["don't know", "I don’t know", "don’t know"],
  ["strasse", "An der Straße", "Straße"],
  ["café\nbistro", "cafe\u0301 wonderful", "cafe\u0301"],
  ["駐車場", "近くに駐車場がない", "駐車場"],
  ["停车", "没有地方停车，很不方便", "停车"],
  ["ที่จอดรถ", "ไม่มีที่จอดรถเลย", "ที่จอดรถ"],
  ["WIFI、ＷｉＦｉ", "ここのwifiは遅い", "wifi"],
  ["주차*", "주차장이 좁아요", "주차장이"],
  ["парк*", "Нет парковки", "парковки"],
  ["مدرسة", "مَدْرَسَة جيدة", "مَدْرَسَة"],
  ["की", "का", null],
  ["👍", "Great 👍🏽", "👍🏽"],
  ["a.b", "axb", null],
  ["⑴", "Answer ⑴ here", "⑴"],
  ["⒈", "1x", null],
  ["park", "ﷺ and the park was full", "park"],
  ["ﷺ", "He said ﷺ there", "ﷺ"],
])("the rule %j finds in %j the words %j", (rule, text, found) => {
  expect(wrongWordRule(rule)).toBeNull();
  expect(wordFinder(rule)(text)).toBe(found);
});

it.each(["*", "par*k", "park**", "car * park", "*park"])("%j is no rule", (rule) => {
  expect(wrongWordRule(rule)).toContain("end of a word");
});

it("is bounded in the number and length of its phrases", () => {
  expect(phrasesOf(" a ,, b;c\n")).toEqual(["a", "b", "c"]);
  expect(wrongWordRule("a,".repeat(101))).toContain("more than 100");
  expect(wrongWordRule("a".repeat(101))).toContain("over 100");
});

it("folds a text once for all rules in scripts without spaces", () => {
  const many = Array.from({ length: 200 }, (_, index) => wordFinder(`駐車場${index}の入口`));
  let tries = 0;
  const work = (rules: string) => {
    const text = `${"ここのＷｉＦｉは遅い。".repeat(800)}${++tries}`;
    return many.slice(0, Number(rules)).map((find) => find(text));
  };
  expect(timesAsSlow(work, { hostile: "200", ordinary: "1" })).toBeLessThan(20);
});

it("takes linear time", () => {
  const find = wordFinder("park* haus* x, park* y");
  const fill = (words: string) => words.repeat(100_000 / words.length);
  expect(timesAsSlow(find, { hostile: fill("park "), ordinary: fill("some word ") })).toBeLessThan(20);
});
