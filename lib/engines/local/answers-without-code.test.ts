import { readFileSync } from "node:fs";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { hasNoContent } from "@/lib/language/no-answer/no-content";
import { codesBy, frame, HOTEL_FRAME, task } from "@/test/local-task";
import { generateCodebook } from "./codebook/generate";
import { learnTask } from "./task-model";

const codesOf = codesBy(learnTask);

test("answers that fit no code get none", () => {
  for (const text of ["The zebra crossed the road", "xq zzkj wpf", "?!?"])
    expect(codesOf(text, task(HOTEL_FRAME))).toEqual([]);
});

test("a feeling without a subject gets the code for the experience as a whole, where there is one", () => {
  const codes = frame(
    ["Good value for money", "Praise of prices: good price, great price, excellent deal", "Positive"],
    ["Satisfied overall", "Praise of the experience as a whole: loved, everything, recommended", "Positive"],
    ["Comfortable", "Praise of how comfortable it is: very good bed, fine pillows, nice chair", "Positive"],
  );
  for (const text of ["Excellent!", "Very good", "All fine", "It was really nice", "No complaints"]) {
    expect(codesOf(text, task(codes)), text).toEqual(["Satisfied overall"]);
  }
  expect(codesOf("A very good bed", task(codes))).toEqual(["Comfortable"]);
  expect(codesOf("Excellent price", task(codes))).toEqual(["Good value for money"]);
  expect(codesOf("Awful", task(codes))).toEqual([]);
});

test("an empty codebook gives no codes", () => {
  expect(codesOf("The room was loud. The bed was soft.", task([]))).toEqual([]);
});

test("answers without content get the no-answer code, and no other answer does", () => {
  const given = task([...HOTEL_FRAME, ...frame(["Nothing / don't know", null, "Neutral"])]);
  for (const text of ["Nothing", "I don't know", "keine Ahnung", "nada", "N/A"])
    expect(codesOf(text, given)).toEqual(["Nothing / don't know"]);
  expect(codesOf("Nothing but noise from loud music", given)).not.toContain("Nothing / don't know");
  expect(codesOf("Nothing", task(HOTEL_FRAME))).toEqual([]);
});

test("answers with content that fit no code go to a generated catch-all code, not to one that people defined otherwise", () => {
  const hotel: Parameters<typeof frame> = [
    ["Friendly staff", "Helpful waiters and receptionists", "Positive"],
    ["Noisy", "Loud music, street noise", "Negative"],
  ];
  const generated = task(frame(...hotel, ["Other", "Answers that fit none of the other codes.", "Neutral"]));
  expect(codesOf("the llama trekking was a surprise", generated)).toEqual(["Other"]);
  expect(codesOf("helpful waiters", generated)).toEqual(["Friendly staff"]);
  expect(codesOf("nothing", generated)).toEqual([]);
  const people = task(frame(...hotel, ["Other", "Pets and parking", "Neutral"]));
  expect(codesOf("the llama trekking was a surprise", people)).toEqual([]);
});

test("with a generated catch-all code, every answer with content still has a code", () => {
  const rows = readFileSync("examples/hotel-stay.csv", "utf8");
  const { data } = Papa.parse<{ answer: string }>(rows, { header: true, skipEmptyLines: true });
  const answers = data
    .slice(0, 240)
    .map(({ answer }, index) => ({ id: String(index), text: answer.trim(), language: "en" }))
    .filter(({ text }) => /\p{L}{3}/u.test(text) && !hasNoContent(text));
  const options = { granularity: 3, maxCodes: 30, minFrequency: 3, includeOther: true };
  const setting = { codingType: "qualitative" as const, language: "en", question: null };
  const codes = generateCodebook({ ...setting, answers, options }).flatMap(({ name: category, codes: list }) =>
    list.map((code) => ({ ...code, id: code.name, category })),
  );
  const model = learnTask({ ...setting, codes, examples: [] });
  const codings = answers.map((answer) => model.code(answer));
  expect(codings.filter(({ mentions }) => mentions.length === 0)).toEqual([]);
});

test("gives no code on low confidence if the answer has no word of it", () => {
  const codes = frame(
    ["Wifi", "Speed of the internet", "Neutral"],
    ["Bed", "Mattress and pillows", "Neutral"],
    ["Breakfast", "Food in the morning", "Neutral"],
    ["Location", "Where the hotel is", "Neutral"],
    ["Noise", "Loud or quiet rooms", "Neutral"],
    ["Price", "Value for money", "Neutral"],
  );
  const model = learnTask(task(codes, { codingType: "qualitative_topics" }));
  const codesIn = (text: string) => model.code({ id: "1", text, language: "en" }).mentions.map(({ codeId }) => codeId);
  expect(codesIn("parking")).toEqual([]);
  expect(codesIn("For 480 a night I don't expect to find the previous guest's sock")).toEqual([]);
  expect(codesIn("too many cushions on the mattress")).toEqual(["Bed"]);
});

test("an answer in a language that neither codebook nor engine knows goes to Other, with a flag", () => {
  const codes = frame(["Noisy", "Loud music, street noise", "Negative"], ["Staff", null, "Neutral"]);
  const answers = [
    ["ru", "Очень шумно ночью, невозможно спать"],
    ["ja", "部屋がとてもうるさかったです"],
    ["ar", "الغرفة كانت صاخبة جدا في الليل"],
    ["el", "Το δωμάτιο ήταν πολύ θορυβώδες"],
  ];
  for (const [language = "", text = ""] of answers) {
    const codingBy = (given: ReturnType<typeof frame>) => learnTask(task(given)).code({ id: "1", text, language });
    expect(codingBy(codes), text).toEqual({ answerId: "1", mentions: [], flag: "other_language" });
    const other = codingBy([...codes, ...frame(["Other", null, "Neutral"])]);
    expect([other.flag, other.mentions.map(({ codeId }) => codeId)], text).toEqual(["other_language", ["Other"]]);
  }
  const wifi = learnTask(task(frame(["Wifi", null, "Neutral"]))).code({
    id: "1",
    text: "wifi не работает",
    language: "ru",
  });
  expect([wifi.flag, wifi.mentions.map(({ codeId }) => codeId)]).toEqual([undefined, ["Wifi"]]);
  const russian = learnTask(task(frame(["Шум ночью", "Шумно, громкая музыка, невозможно спать", "Negative"])));
  expect(russian.code({ id: "1", text: answers[0]?.[1] ?? "", language: "ru" }).flag).toBeUndefined();
});

test("an answer that there is nothing to complain about gets no complaint, but a code for it where there is one", () => {
  const codes = frame(["Dissatisfied overall", null, "Negative"], ["Unfriendly staff", null, "Negative"]);
  const question = "What could we do better?";
  const fine = frame(["Nothing / all fine", null, "Neutral"], ["Don't know", null, "Neutral"]);
  const codingOf = (text: string, given: ReturnType<typeof frame>) =>
    learnTask(task(given, { question })).code({ id: "1", text, language: "en" });
  for (const text of [
    "Nothing all excellent",
    "Nothing, you were amazing",
    "No complaints",
    "You can't improve perfect",
  ]) {
    expect(codingOf(text, codes), text).toEqual({ answerId: "1", mentions: [], flag: "no_complaint" });
    const given = codingOf(text, [...codes, ...fine]);
    expect([given.flag, given.mentions.map(({ codeId }) => codeId)], text).toEqual([
      "no_complaint",
      ["Nothing / all fine"],
    ]);
  }
  expect(codingOf("Nothing works", codes).flag).toBeUndefined();
  expect(codingOf("idk", [...codes, ...fine]).mentions.map(({ codeId }) => codeId)).toEqual(["Don't know"]);
});
