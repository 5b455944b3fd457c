import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "@/lib/auth/caller";
import { createProject } from "@/lib/projects/create-project";
import { uploadResponses } from "@/lib/responses/upload-responses";
import { newCaller } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { recommendType } from "./recommend-type";

const BRANDS = ["Nokia", "Samsung, LG", "sony", "I use Apple", "Philips and Sony", "Samsung", "apple", "LG, Bosch"];
const OPINIONS = [
  "The staff were friendly and helped me at once",
  "I waited an hour, which was awful",
  "Lovely building but the food was cold and bland",
  "It was easy to find and very clean",
  "Nothing worked, the lift was broken again",
];
const TOPICS = ["housing", "schools, transport", "Taxes", "the climate", "health insurance", "pensions", "rents"];

describe("the recommended coding type", () => {
  const db = useDatabase();
  let caller: Caller;
  beforeAll(async () => {
    caller = await newCaller(db);
  });

  async function recommend(wording: string, answers: readonly string[], language = "en") {
    const project = { name: "S", language, codingType: "qualitative", questions: [{ text: wording }] } as const;
    const { id: projectId, questions } = await createProject(db, caller, project);
    const path = { projectId, questionId: questions[0]?.id ?? "" };
    const uploaded = Array.from({ length: 4 }, () => answers).flat();
    if (answers.length > 0) {
      await uploadResponses(
        db,
        caller,
        path,
        uploaded.map((text, index) => ({ id: `${index}`, text })),
      );
    }
    return recommendType(db, caller, path);
  }

  it.each([
    ["Which brands of electronics do you own?", BRANDS, "en", "entity", "high"],
    ["What did you think of your visit?", OPINIONS, "en", "qualitative", "high"],
    ["Which issues matter most to you?", TOPICS, "en", "qualitative_topics", "high"],
    ["Welche Marken kennen Sie?", ["Bosch, Miele", "Siemens", "AEG und Bosch", "Miele"], "de", "entity", "medium"],
    [
      "Was hat Ihnen gefallen?",
      ["Das Personal war sehr freundlich", "Leider viel zu teuer und laut"],
      "de",
      "qualitative",
      "medium",
    ],
  ])("of %s", async (wording, answers, language, type, confidence) => {
    expect(await recommend(wording, answers, language)).toMatchObject({ recommended_type: type, confidence });
  });

  it("gives its reasons from the answers, and is unsure if the wording says nothing", async () => {
    expect((await recommend("Which brands do you own?", BRANDS)).reasoning).toBe(
      '100% of 32 answers only name something, in one to three words each; the most frequent are "Samsung" (8), "LG" (8), "sony" (8). The question\'s "brands" asks for that too.',
    );
    expect(await recommend("Q7", TOPICS)).toMatchObject({
      recommended_type: "qualitative_topics",
      confidence: "low",
    });
    expect((await recommend("Q7", [OPINIONS[0] ?? ""])).confidence).toBe("low");
  });

  it("reads the answers in their own language, whatever the project's", async () => {
    const wishes = ["mehr Bänke", "weniger Lärm nachts", "Der Bus kommt zu selten", "Es ist mir viel zu laut hier"];
    const asked = "Was fehlt Ihnen?";
    expect(await recommend(asked, wishes, "en")).toEqual(await recommend(asked, wishes, "de"));
  });

  it("ignores answers that say nothing", async () => {
    const { reasoning } = await recommend("Which issues matter most to you?", [...TOPICS, "asdf", "n/a", "don't know"]);
    expect(reasoning).toMatch(/^None of 28 answers hold a word of feeling/);
    expect(reasoning).not.toContain("asdf");
  });

  it("needs an answer with a word in it", async () => {
    await expect(recommend("Why?", ["asdf", "...", "xxxx"])).rejects.toMatchObject({ code: "NO_DATA" });
    await expect(recommend("Why?", [])).rejects.toMatchObject({ code: "NO_DATA" });
    await expect(recommend("Why?", ["", "??", "5"])).rejects.toMatchObject({ code: "NO_DATA" });
  });
});
