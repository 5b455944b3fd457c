import { describe, expect, it } from "vitest";
import { prepareAnswers } from "./prepare";

function judged(text: string, language: string) {
  const [answer] = prepareAnswers([{ id: "1", text }], {
    question: "What is good here?",
    language,
    codingType: "qualitative",
  });
  return { flag: answer?.flags[0], reason: answer?.reason };
}

describe("junk and short answers", () => {
  it.each([
    ["fi", "yhteydet"],
    ["pl", "zasięg"],
    ["et", "puhtus"],
    ["hr", "ljubazno"],
    ["tr", "pahalı"],
    ["pl", "zły dojazd"],
    ["en", "pysäköinti"],
    ["en", "Ljubljana"],
    ["en", "test results"],
    ["en", "passport"],
    ["sv", "personal"],
  ])("%s: %s is an answer", (language, text) => {
    expect(judged(text, language)).toEqual({ flag: undefined, reason: null });
  });

  it.each([
    ["en", "i dunno"],
    ["en", "won't say"],
    ["en", "who knows"],
    ["en", "skip this question"],
    ["de", "das geht Sie nichts an"],
    ["es", "es privado"],
    ["fr", "question suivante"],
    ["pt", "nada a declarar"],
    ["it", "chi lo sa"],
    ["nl", "n.v.t."],
    ["pl", "nie wiem"],
    ["tr", "bilmiyorum"],
    ["hu", "nem tudom"],
    ["fi", "en tiedä"],
    ["id", "tidak tahu"],
    ["vi", "không biết"],
    ["el", "δεν ξέρω"],
    ["he", "לא יודע"],
  ])("%s: %s is no answer", (language, text) => {
    expect(judged(text, language)).toEqual({ flag: "non_answer", reason: "does not know or does not say" });
  });

  it.each([
    ["ru", "никакие"],
    ["pl", "żadna"],
    ["tr", "hiçbiri"],
    ["ja", "ない"],
    ["ar", "لا شيء"],
  ])("%s: %s names nothing", (language, text) => {
    const [answer] = prepareAnswers([{ id: "1", text }], { question: null, language, codingType: "entity" });
    expect(answer?.flags).toEqual(["non_answer"]);
  });

  it.each(["test", "Testing 123", "this is a test", "blablabla"])("%s only tries out the form", (text) => {
    expect(judged(text, "en")).toEqual({ flag: "gibberish", reason: "only tries out the form" });
  });

  it.each(["wsdfwsdf", "hgfhgf hgfhgf", "fghjfghj"])("%s is gibberish", (text) => {
    expect(judged(text, "en").flag).toBe("gibberish");
  });
});
