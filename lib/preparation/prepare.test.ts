import { describe, expect, test } from "vitest";
import { type PrepareOptions, prepareAnswers } from "./prepare";

const OPEN: PrepareOptions = { question: null, language: "en", codingType: "qualitative" };

function flagsOf(text: string, options: Partial<PrepareOptions> = {}): string[] {
  return prepareAnswers([{ id: "1", text }], { ...OPEN, ...options })[0]?.flags ?? [];
}

describe("prepareAnswers", () => {
  test("finds a repeated answer whatever its case, white space and line breaks", () => {
    const prepared = prepareAnswers([{ text: "  Good \n food " }, { text: "Cold food" }, { text: "GOOD FOOD" }], OPEN);
    expect(prepared.map(({ flags }) => flags)).toEqual([[], [], ["duplicate"]]);
    expect(prepared[2]?.reason).toBe("repeats an earlier answer");
  });

  test.each(["", "   ", ".", "?!?", "---", "\u200B"])("%j is empty", (text) => {
    expect(flagsOf(text)).toEqual(["empty"]);
  });

  test.each(["xq zzkj wpf", "asdf", "asdkjfh laskdjf", "qwertyuiop", "aaaaaa", "kjhgkjhg", "fjdksl ewoiru"])(
    "%j is gibberish",
    (text) => {
      expect(flagsOf(text)).toEqual(["gibberish"]);
    },
  );

  test.each([
    "idk",
    "I don't know",
    "N/A",
    "no idea",
    "Not sure.",
    "prefer not to say",
    "weiß nicht",
    "no sé",
    "je ne sais pas",
    "não sei",
  ])("%j is a non-answer", (text) => {
    expect(flagsOf(text)).toEqual(["non_answer"]);
  });

  test.each([
    "no",
    "price",
    "👍",
    "ok",
    "nothing",
    "TV",
    "服务很好",
    "الخدمة ممتازة",
    "10",
    "staff",
    "Wlan",
    "rhythm",
    "Too expensive",
    "BMW",
    "iraq",
    "Don't buy it.",
    "I don't",
    "Schwimmbad",
  ])("%j is a real answer", (text) => {
    expect(flagsOf(text)).toEqual([]);
  });

  test.each(["H&M", "IKEA", "BMW", "Wkd", "Lidl", "Xbox", "KPMG", "Carlsburg", "Tsingtao", "Hyundai", "Skyr", "dm"])(
    "%j is a real name",
    (text) => {
      expect(flagsOf(text, { codingType: "entity" })).toEqual([]);
    },
  );

  test.each(["girl", "pneumonia", "eocnomy", "famliy", "ptsd", "parking"])(
    "%j alone is a word, a slip or an abbreviation",
    (text) => {
      expect(flagsOf(text)).toEqual([]);
    },
  );

  test.each(["toyota", "costco", "leipzig", "£££", "lalaland"])("%j alone may be a name or a word", (text) => {
    expect(flagsOf(text)).toEqual([]);
  });

  test.each([
    ["pl", "przyjść"],
    ["cs", "čtvrtek"],
    ["sv", "skjuts"],
    ["tr", "pahalı"],
    ["vi", "phục vụ"],
  ])("in %s, of which no words are listed, %j is one", (language, text) => {
    expect(flagsOf(text, { language })).toEqual([]);
  });

  test.each(["no idea lol", "i dont no", "kein Plan", "ni puta idea", "без понятия"])(
    "%j says that somebody does not know",
    (text) => {
      expect(flagsOf(text)).toEqual(["non_answer"]);
    },
  );

  test.each(["wqpoeir", "gkdhsa fjsla", "bvtrkl", "hgfk djska", "zqxwv jgkvx"])(
    "%j is keyboard mash outside the usual rows",
    (text) => {
      expect(flagsOf(text)).toEqual(["gibberish"]);
    },
  );

  test.each([
    "blah blah",
    "asd asd asd",
    "lalalala",
    "asdasdasd",
    "azertyui",
    "qwertzui",
    "jklöä",
    "олджэфыв",
    "цщфзшкгй",
    "ضصثقفغ",
    "ظضخءغثذط",
    "3849217465",
    "https://www.qpwoei.com/x",
    "Lorem ipsum dolor sit",
  ])("%j only fills the field", (text) => {
    expect(flagsOf(text)).toEqual(["gibberish"]);
  });

  test.each([
    "no no no",
    "yes yes yes",
    "bla bla car",
    "哈哈哈",
    "好",
    "😡😡😡",
    "shit",
    "fuck off",
    "обслуживание",
    "щётка",
    "المستشفى",
    "السعر مرتفع جدا",
    "الموظفون ودودون جدا والخدمة سريعة",
    "الغرفة صغيرة جدا",
    "مزعجة",
    "البيئة",
    "صف طولانی",
    "Грязные туалеты",
    "Шумные",
    "Дуже дорого",
    "Koreanisches Restaurant",
    "Costco",
    "toyotas",
    "500000",
    "5000000",
    "see https://example.com",
  ])("%j says something", (text) => {
    expect(flagsOf(text)).toEqual([]);
  });

  test("a web address may be the name that was asked for", () => {
    expect(flagsOf("www.example.com", { codingType: "entity" })).toEqual([]);
  });

  test("a letter model of their own judges words of other languages", () => {
    const german = ["Preisleistungsverhältnis", "größtenteils", "Öffnungszeiten"];
    expect(german.flatMap((text) => flagsOf(text, { language: "de" }))).toEqual([]);
    expect(flagsOf("fgxkwq bzrtp", { language: "de" })).toEqual(["gibberish"]);
  });

  test.each([
    "Ich habe keine Ahnung",
    "Das möchte ich nicht sagen",
    "Mir fällt nichts ein",
    "no lo sé",
    "prefiero no decirlo",
    "no se me ocurre nada",
    "je ne souhaite pas répondre",
    "pas d'avis sur la question",
    "não faço ideia",
    "prefiro não responder",
    "non saprei",
    "preferisco non rispondere",
    "dat weet ik niet",
    "wil ik niet zeggen",
    "I don't want to answer that",
  ])("%j is a refusal or no answer in its language", (text) => {
    expect(flagsOf(text)).toEqual(["non_answer"]);
  });

  test.each([
    "Ich weiß nicht, wo ich parken soll",
    "no quiero pagar más",
    "je ne veux pas attendre",
    "nichts zu beanstanden",
    "I don't want to wait",
    "No idea is too small for them",
  ])("%j says what somebody wants or knows", (text) => {
    expect(flagsOf(text)).toEqual([]);
  });

  test("odd words that several people write are words", () => {
    const answers = ["Qxyzw is down", "qxyzw again", "the Qxyzw app", "qxyzw"].map((text, at) => ({
      id: String(at),
      text,
    }));
    expect(prepareAnswers(answers, OPEN).flatMap(({ flags }) => flags)).toEqual([]);
  });

  test("'nothing' is a non-answer only where the question makes it one", () => {
    expect(flagsOf("Nothing", { question: "What could we do better?" })).toEqual([]);
    expect(flagsOf("Nothing", { question: "Is there anything else you would like to add?" })).toEqual(["non_answer"]);
    expect(flagsOf("none", { codingType: "entity" })).toEqual(["non_answer"]);
  });

  test("a copy of the question is a non-answer", () => {
    expect(flagsOf("what do you like most", { question: "What do you like most?" })).toEqual(["non_answer"]);
  });

  test("a copy of the question with a slip or a large part of it is one too", () => {
    const question = "What should we do better next time?";
    expect(flagsOf("what shuld we do better next time", { question })).toEqual(["non_answer"]);
    expect(flagsOf("should we do better next time", { question })).toEqual(["non_answer"]);
    expect(flagsOf("do it next time", { question })).toEqual([]);
    expect(flagsOf("better food next time", { question })).toEqual([]);
  });

  test("a flagged answer has a reason, an unflagged one none", () => {
    expect(prepareAnswers([{ id: "1", text: "asdf" }], OPEN)[0]?.reason).toBeTruthy();
    expect(prepareAnswers([{ id: "1", text: "good" }], OPEN)[0]?.reason).toBeNull();
  });

  test("tells languages apart", () => {
    const [german, chinese] = prepareAnswers(
      [
        { id: "1", text: "Das Personal war sehr freundlich und hilfsbereit." },
        { id: "2", text: "服务很好" },
      ],
      OPEN,
    );
    expect([german?.language, chinese?.language]).toEqual(["de", "zh"]);
  });
});
