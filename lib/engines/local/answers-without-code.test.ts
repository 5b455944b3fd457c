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
  const corpus = Array.from({ length: 60 }, (_, index) => `The room had bed ${index}`);
  expect(codesOf("The room was loud. The bed was soft.", task([], { corpus }))).toEqual([]);
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

test("with a generated catch-all code, every answer with content still has a code after the review", () => {
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
  const model = learnTask({ ...setting, codes, examples: [], corpus: answers.map(({ text }) => text) });
  const codings = model.review(
    answers,
    answers.map((answer) => model.code(answer)),
  );
  expect(codings.filter(({ mentions }) => mentions.length === 0)).toEqual([]);
});

test("gives no code on low confidence if the answer has no word of it", () => {
  const rows = readFileSync("examples/hotel-stay.csv", "utf8");
  const { data } = Papa.parse<{ answer: string }>(rows, { header: true, skipEmptyLines: true });
  const codes = frame(
    ["Wifi", "Speed of the internet", "Neutral"],
    ["Bed", "Mattress and pillows", "Neutral"],
    ["Breakfast", "Food in the morning", "Neutral"],
    ["Location", "Where the hotel is", "Neutral"],
    ["Noise", "Loud or quiet rooms", "Neutral"],
    ["Price", "Value for money", "Neutral"],
  );
  const model = learnTask(task(codes, { codingType: "qualitative_topics", corpus: data.map(({ answer }) => answer) }));
  const codesIn = (text: string) => model.code({ id: "1", text, language: "en" }).mentions.map(({ codeId }) => codeId);
  expect(codesIn("parking")).toEqual([]);
  expect(codesIn("For 480 a night I don't expect to find the previous guest's sock")).toEqual([]);
  expect(codesIn("too many cushions on the mattress")).toEqual(["Bed"]);
});
