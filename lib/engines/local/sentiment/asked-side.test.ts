import { describe, expect, it } from "vitest";
import { codebookRequest } from "@/test/codebook-request";
import { generateCodebook } from "../codebook/generate";
import { readAnswer } from "../reading";
import { learnTask } from "../task-model";
import { askedSide, inLightOf } from "./asked-side";

const LIKE = "What did you like about the ferry?";
const IMPROVE = "What could we do better?";

describe("a question", () => {
  it.each([
    LIKE,
    "What went well?",
    "Which advantages does it have?",
    "Was hat Ihnen gefallen?",
    "¿Qué le gustó?",
    "Qu'avez-vous aimé ?",
    "Che cosa le è piaciuto?",
    "Wat vond u leuk?",
    "Do que gostou?",
  ])("%j asks for praise", (question) => {
    expect(askedSide(question)).toBe("praise");
  });

  it.each([
    IMPROVE,
    "What do you like least?",
    "What did you not like?",
    "What DON'T you like about it?",
    "Is there anything that you don’t enjoy?",
    "Was hat Ihnen nicht gefallen?",
    "¿Qué podemos mejorar?",
    "Que pouvons-nous améliorer ?",
    "Che cosa non le è piaciuto?",
    "Wat kunnen wij verbeteren?",
    "Do que gostou menos?",
    "What could we have done to make you stay?",
    "What could have been done to keep you?",
    "O que poderíamos ter feito para que ficasse?",
    "Was hätten wir tun können, damit Sie bleiben?",
    "Qu'aurions-nous pu faire pour vous garder ?",
    "¿Qué podríamos haber hecho para que se quedara?",
    "Che cosa avremmo potuto fare per trattenerla?",
    "Wat hadden we kunnen doen om u te houden?",
  ])("%j asks for blame", (question) => {
    expect(askedSide(question)).toBe("blame");
  });

  it.each([
    "What do you think of the ferry?",
    "Why did you give this score?",
    "What do you like and dislike?",
    "What were you satisfied or dissatisfied with?",
    "How likely are you to recommend us?",
    "What would you have done without the loan?",
    "¿Qué podría haber hecho sin el préstamo?",
    "Che cosa avrebbe potuto fare senza il prestito?",
    "",
  ])("%j asks for neither", (question) => {
    expect(askedSide(question)).toBeNull();
  });
});

describe("an answer", () => {
  const sentiments = (question: string, text: string) =>
    inLightOf(askedSide(question), readAnswer(text, "en")).passages.map(({ sentiment }) => sentiment);

  it.each([
    [LIKE, "The timetable", ["Positive"]],
    [LIKE, "The staff were rude", ["Negative"]],
    [LIKE, "The timetable. The staff were rude.", ["Neutral", "Negative"]],
    [LIKE, "Nothing", ["Neutral"]],
    [IMPROVE, "The timetable", ["Negative"]],
    [IMPROVE, "Listen to us", ["Negative"]],
    [IMPROVE, "Be clear", ["Negative"]],
    [IMPROVE, "Nothing, it was excellent", ["Positive"]],
    [IMPROVE, "Keep up the good work", ["Positive"]],
    [IMPROVE, "Thank you", ["Positive"]],
    [IMPROVE, "We came at noon. Everything was great.", ["Neutral", "Positive"]],
    ["What do you think of it?", "The timetable", ["Neutral"]],
  ])("to %j, %j, is %j", (question, text, expected) => {
    expect(sentiments(question, text)).toEqual(expected);
  });
});

it("a drafted code is on the side that the question asks for, and so are its mentions", () => {
  const texts = ["the lanterns", "its lanterns", "lanterns at the pier", "the ramp", "that ramp", "ramp"];
  const sides = (question: string | null) =>
    generateCodebook({ ...codebookRequest(texts), question }).flatMap(({ codes }) =>
      codes.filter(({ name }) => name !== "Other").map(({ name, sentiment }) => [name, sentiment]),
    );
  const sidedBy = (sentiment: string) => expect.arrayContaining([["Lanterns", sentiment]]);
  expect(sides(null)).toEqual(sidedBy("Neutral"));
  expect(sides(LIKE)).toEqual(sidedBy("Positive"));
  expect(sides(IMPROVE)).toEqual(sidedBy("Negative"));

  const codes = [{ id: "1", category: "Codes", name: "Lanterns", definition: null, sentiment: "Neutral" as const }];
  const task = { codingType: "qualitative" as const, language: "en", codes, examples: [] };
  const felt = (question: string | null) =>
    learnTask({ ...task, question }).code({ id: "1", text: "the lanterns", language: "en" }).mentions;
  expect(felt(null)).toMatchObject([{ mentionSentiment: "Neutral" }]);
  expect(felt(LIKE)).toMatchObject([{ mentionSentiment: "Positive" }]);
  expect(felt(IMPROVE)).toMatchObject([{ mentionSentiment: "Negative" }]);
});
