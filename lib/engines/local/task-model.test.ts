import { readFileSync } from "node:fs";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { hasNoContent } from "@/lib/language/no-answer/no-content";
import type { CodingTask, FrameCode } from "../engine";
import { generateCodebook } from "./codebook/generate";
import { learnTask } from "./task-model";

function frame(...codes: [name: string, definition: string | null, sentiment: FrameCode["sentiment"]][]): FrameCode[] {
  return codes.map(([name, definition, sentiment]) => ({ id: name, category: "Codes", name, definition, sentiment }));
}

const HOTEL = frame(
  ["Helpful reception", "Reception staff are helpful, kind or polite", "Positive"],
  ["Impolite reception", "Reception staff are impolite, rude or grumpy", "Negative"],
  ["Quiet room", "The room is quiet, peaceful, without noise", "Positive"],
  ["Noisy room", "The room is noisy, loud music, thin walls", "Negative"],
  ["Overpriced", "Too expensive, high price", "Negative"],
);

function task(codes: FrameCode[], more: Partial<CodingTask> = {}): CodingTask {
  return { codingType: "qualitative", language: "en", question: null, codes, examples: [], corpus: [], ...more };
}

function codesOf(text: string, given: CodingTask): string[] {
  return learnTask(given)
    .code({ id: "1", text, language: given.language })
    .mentions.map(({ codeId }) => codeId);
}

describe("learnTask", () => {
  test("codes several subjects of one answer in the order of their mention", () => {
    expect(codesOf("The room was loud and the receptionist was rude", task(HOTEL))).toEqual([
      "Noisy room",
      "Impolite reception",
    ]);
  });

  test("reads what a code counts as part of its definition", () => {
    const codes = frame(["Practical matters", null, "Neutral"], ["Atmosphere", null, "Neutral"]);
    expect(codesOf("The parking lot was full", task(codes))).toEqual([]);
    const counted = codes.map((code, index) => (index === 0 ? { ...code, include: "parking, lifts, keys" } : code));
    expect(codesOf("The parking lot was full", task(counted))).toEqual(["Practical matters"]);
  });

  test("tells codes of opposite sentiment apart", () => {
    expect(codesOf("Very kind people at the reception", task(HOTEL))).toEqual(["Helpful reception"]);
    expect(codesOf("Our room was not quiet at all", task(HOTEL))).toEqual(["Noisy room"]);
  });

  test("gives high confidence where an answer is the code's name, not where it lists several names", () => {
    const codes = frame(
      ["Friendly staff", null, "Positive"],
      ["Unfriendly staff", null, "Negative"],
      ["Parking", null, "Neutral"],
      ["Breakfast", null, "Neutral"],
    );
    const confidences = (text: string) =>
      learnTask(task(codes))
        .code({ id: "1", text, language: "en" })
        .mentions.map(({ codeId, confidence }) => [codeId, confidence]);
    expect(confidences("The staff was friendly, but the parking was full")).toContainEqual(["Friendly staff", "high"]);
    expect(confidences("parking")).toEqual([["Parking", "high"]]);
    expect(confidences("Breakfast, parking")).not.toContainEqual(["Parking", "high"]);
    expect(confidences("The staff was not friendly")).toEqual([["Unfriendly staff", expect.any(String)]]);
  });

  test("a name that is a neutral noun has no sentiment, so complaints about it count as well", () => {
    const codes = frame(["Ease of use", null, "Neutral"], ["Customer support", null, "Neutral"]);
    expect(codesOf("not easy to use, horrible", task(codes))).toEqual(["Ease of use"]);
    const german = frame(["Sauberkeit", null, "Neutral"], ["Freundlichkeit", null, "Neutral"]);
    expect(codesOf("unfreundlich und frech", task(german, { language: "de" }))).toEqual(["Freundlichkeit"]);
  });

  test("a theme with a positive and a negative code weighs as much as one with a single code", () => {
    const codes = frame(
      ["Friendly staff", null, "Positive"],
      ["Unfriendly staff", null, "Negative"],
      ["Clean", null, "Positive"],
      ["Dirty", null, "Negative"],
      ["Noise", null, "Negative"],
    );
    const corpus = [
      "Staff were rude and the room was filthy",
      "lovely people at reception, spotless room",
      "Could hear the traffic all night",
      "not clean at all",
      "the waiters could not have been nicer",
      "The bathroom had mould",
    ];
    expect(codesOf("not clean at all", task(codes, { corpus }))).toEqual(["Dirty"]);
    expect(codesOf("The room was clean", task(codes, { corpus }))).toEqual(["Clean"]);
  });

  test("a further code must explain words that the first one does not", () => {
    const codes = frame(["Train tickets", null, "Neutral"], ["Train seats", null, "Neutral"]);
    expect(codesOf("tickets for the train", task(codes))).toEqual(["Train tickets"]);
    expect(codesOf("train tickets, and train seats", task(codes))).toEqual(["Train tickets", "Train seats"]);
  });

  test("answers that fit no code get none", () => {
    for (const text of ["The zebra crossed the road", "xq zzkj wpf", "?!?"])
      expect(codesOf(text, task(HOTEL))).toEqual([]);
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

  test("evidence is a substring of the answer, and sentiment is that of the mention", () => {
    const text = "Great quiet room, but the price is far too high.";
    const { mentions } = learnTask(task(HOTEL)).code({ id: "1", text, language: "en" });
    for (const { evidence } of mentions) expect(text).toContain(evidence ?? "");
    expect(mentions.map(({ codeId, mentionSentiment }) => [codeId, mentionSentiment])).toEqual([
      ["Quiet room", "Positive"],
      ["Overpriced", "Negative"],
    ]);
  });

  test.each([
    ["de", "Das Personal war sehr freundlich, aber das Zimmer schmutzig", ["Polite staff/Positive", "Room/Negative"]],
    ["pt", "O quarto era limpo e o preço justo", ["Room/Positive", "Price/Positive"]],
    ["it", "Il personale è gentile ma la camera è sporca", ["Polite staff/Positive", "Room/Negative"]],
    ["nl", "Het eten was lekker maar te duur", ["Food/Positive", "Price/Negative"]],
  ])("codes answers in %s with an English codebook: %s", (language, text, found) => {
    const codes = frame(
      ["Polite staff", "Staff are friendly or helpful", "Neutral"],
      ["Room", "Cleanliness and comfort of the room", "Neutral"],
      ["Price", "Price and value for money, cheap or expensive", "Neutral"],
      ["Food", "Taste and quality of the food", "Neutral"],
    );
    const { mentions } = learnTask(task(codes)).code({ id: "1", text, language });
    expect(mentions.map(({ codeId, mentionSentiment }) => `${codeId}/${mentionSentiment}`)).toEqual(found);
  });

  test("topics are always neutral", () => {
    const topics = frame(["Room", null, "Neutral"], ["Price", null, "Neutral"]);
    const { mentions } = learnTask(task(topics, { codingType: "qualitative_topics" })).code({
      id: "1",
      text: "Terrible room, awful price",
      language: "en",
    });
    expect(mentions.map(({ mentionSentiment }) => mentionSentiment)).toEqual(["Neutral", "Neutral"]);
  });

  test("answers without content get the no-answer code, and no other answer does", () => {
    const given = task([...HOTEL, ...frame(["Nothing / don't know", null, "Neutral"])]);
    for (const text of ["Nothing", "I don't know", "keine Ahnung", "nada", "N/A"])
      expect(codesOf(text, given)).toEqual(["Nothing / don't know"]);
    expect(codesOf("Nothing but noise from loud music", given)).not.toContain("Nothing / don't know");
    expect(codesOf("Nothing", task(HOTEL))).toEqual([]);
  });

  test("gives one code where people always gave one", () => {
    const codes = frame(["Price", null, "Neutral"], ["Quality", null, "Neutral"]);
    const examples = Array.from({ length: 12 }, (_, at) => ({ text: `the tram number ${at}`, codeIds: ["Price"] }));
    expect(codesOf("price, quality", task(codes))).toHaveLength(2);
    expect(codesOf("price, quality", task(codes, { examples }))).toHaveLength(1);
  });

  test("learns from answers that people coded", () => {
    const codes = frame(["A", null, "Neutral"], ["B", null, "Neutral"]);
    const examples = Array.from({ length: 30 }, (_, index) => [
      { text: `the tram was late again ${index}`, codeIds: ["A"] },
      { text: `lovely old trees in the park ${index}`, codeIds: ["B"] },
    ]).flat();
    const given = task(codes, { examples, corpus: examples.map(({ text }) => text) });
    expect(codesOf("late tram", given)).toEqual(["A"]);
    expect(codesOf("the trees in our park", given)).toEqual(["B"]);
  });

  test("the same input gives the same output", () => {
    const texts = ["Rude receptionist", "So loud at night", "Kind staff, quiet room"];
    const run = () =>
      texts.map((text) => learnTask(task(HOTEL, { corpus: texts })).code({ id: text, text, language: "en" }));
    expect(run()).toEqual(run());
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
    const model = learnTask(
      task(codes, { codingType: "qualitative_topics", corpus: data.map(({ answer }) => answer) }),
    );
    const codesIn = (text: string) =>
      model.code({ id: "1", text, language: "en" }).mentions.map(({ codeId }) => codeId);
    expect(codesIn("parking")).toEqual([]);
    expect(codesIn("For 480 a night I don't expect to find the previous guest's sock")).toEqual([]);
    expect(codesIn("too many cushions on the mattress")).toEqual(["Bed"]);
  });

  test("review gives answers with the same content words the same codes", () => {
    const model = learnTask(task(HOTEL));
    const answers = ["The reception was rude", "rude reception!"].map((text, index) => ({
      id: String(index),
      text,
      language: "en",
    }));
    const [first] = answers.map((answer) => model.code(answer));
    const reviewed = model.review(answers, [first ?? { answerId: "0", mentions: [] }, { answerId: "1", mentions: [] }]);
    expect(reviewed.map(({ answerId }) => answerId)).toEqual(["0", "1"]);
    expect(reviewed[1]?.mentions.map(({ codeId }) => codeId)).toEqual(
      reviewed[0]?.mentions.map(({ codeId }) => codeId),
    );
  });
});

describe("names", () => {
  const names = task(frame(["Starbucks", 'Also written "starbuks".', "Neutral"], ["State Farm", null, "Neutral"]), {
    codingType: "entity",
  });

  test("finds spellings, typing errors and several names in one answer", () => {
    expect(codesOf("I like STARBUCKS coffee", names)).toEqual(["Starbucks"]);
    expect(codesOf("stte farm and starbuks", names)).toEqual(["State Farm", "Starbucks"]);
    expect(codesOf("none of them", names)).toEqual([]);
  });
});
