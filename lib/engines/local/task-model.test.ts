import { describe, expect, test } from "vitest";
import { codesBy, frame, HOTEL_FRAME, task } from "@/test/local-task";
import { learnTask } from "./task-model";

const codesOf = codesBy(learnTask);

describe("learnTask", () => {
  test("codes several subjects of one answer in the order of their mention", () => {
    expect(codesOf("The room was loud and the receptionist was rude", task(HOTEL_FRAME))).toEqual([
      "Noisy room",
      "Impolite reception",
    ]);
  });

  test("reads the cases that a code counts as part of its definition, and not those that it excludes", () => {
    const codes = frame(["Practical matters", null, "Neutral"], ["Atmosphere", null, "Neutral"]);
    expect(codesOf("The parking lot was full", task(codes))).toEqual([]);
    const counted = codes.map((code, index) => (index === 0 ? { ...code, include: "parking, lifts, keys" } : code));
    expect(codesOf("The parking lot was full", task(counted))).toEqual(["Practical matters"]);
    const excluding = counted.map((code) => ({ ...code, exclude: "parking lots that are full" }));
    expect(codesOf("The parking lot was full", task(excluding))).toEqual(["Practical matters"]);
  });

  test("tells codes of opposite sentiment apart", () => {
    expect(codesOf("Very kind people at the reception", task(HOTEL_FRAME))).toEqual(["Helpful reception"]);
    expect(codesOf("Our room was not quiet at all", task(HOTEL_FRAME))).toEqual(["Noisy room"]);
  });

  test("gives high confidence where an answer is the code's name, and finds each of several names", () => {
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
    expect(codesOf("Breakfast, parking", task(codes))).toHaveLength(2);
    expect(confidences("The staff was not friendly")).toEqual([["Unfriendly staff", expect.any(String)]]);
  });

  test("a name that is a neutral noun has no sentiment, so complaints about it count as well", () => {
    const codes = frame(["Ease of use", null, "Neutral"], ["Customer support", null, "Neutral"]);
    expect(codesOf("not easy to use, horrible", task(codes))).toEqual(["Ease of use"]);
    const german = frame(["Sauberkeit", null, "Neutral"], ["Freundlichkeit", null, "Neutral"]);
    expect(codesOf("unfreundlich und frech", task(german, { language: "de" }))).toEqual(["Freundlichkeit"]);
  });

  test("praise of a subject that most people complain about has its code, if the name does not judge", () => {
    const codes = frame(["Wifi", null, "Negative"], ["Dirty", null, "Negative"], ["Good breakfast", null, "Positive"]);
    expect(codesOf("solid wifi all night", task(codes))).toEqual(["Wifi"]);
    expect(codesOf("wonderful wifi", task(codes))).toEqual(["Wifi"]);
    expect(codesOf("not dirty at all", task(codes))).toEqual([]);
  });

  test("a code that judges a subject is not given to a passage about another theme of this subject", () => {
    const codes = frame(["Friendly staff", null, "Positive"], ["Unfriendly staff", null, "Negative"]);
    for (const text of ["needs more money to recruit more staff", "More staff please", "not enough staff at breakfast"])
      expect(codesOf(text, task(codes)), text).toEqual([]);
    expect(codesOf("the staff were awful", task(codes))).toEqual(["Unfriendly staff"]);
  });

  test("a theme with a positive and a negative code weighs as much as one with a single code", () => {
    const codes = frame(
      ["Friendly staff", null, "Positive"],
      ["Unfriendly staff", null, "Negative"],
      ["Clean", null, "Positive"],
      ["Dirty", null, "Negative"],
      ["Noise", null, "Negative"],
    );
    expect(codesOf("not clean at all", task(codes))).toEqual(["Dirty"]);
    expect(codesOf("The room was clean", task(codes))).toEqual(["Clean"]);
  });

  test("a further code must explain words that the first one does not", () => {
    const codes = frame(["Train tickets", null, "Neutral"], ["Train seats", null, "Neutral"]);
    expect(codesOf("tickets for the train", task(codes))).toEqual(["Train tickets"]);
    expect(codesOf("train tickets, and train seats", task(codes))).toEqual(["Train tickets", "Train seats"]);
  });

  test("evidence is a substring of the answer, and sentiment is that of the mention", () => {
    const text = "Great quiet room, but the price is far too high.";
    const { mentions } = learnTask(task(HOTEL_FRAME)).code({ id: "1", text, language: "en" });
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
    const given = task(codes, { examples });
    expect(codesOf("late tram", given)).toEqual(["A"]);
    expect(codesOf("the trees in our park", given)).toEqual(["B"]);
  });

  test("the same input gives the same output", () => {
    const texts = ["Rude receptionist", "So loud at night", "Kind staff, quiet room"];
    const run = () => texts.map((text) => learnTask(task(HOTEL_FRAME)).code({ id: text, text, language: "en" }));
    expect(run()).toEqual(run());
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
