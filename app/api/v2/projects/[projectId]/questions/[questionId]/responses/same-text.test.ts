import { describe, expect, it } from "vitest";
import * as responsesRoute from "@/app/api/v2/projects/[projectId]/questions/[questionId]/responses/route";
import { useDatabase } from "@/test/database";
import { useQuestionJobs } from "@/test/question-jobs";

const TEXTS = ["Nothing.", " nothing.\n", "Nothing", "NOTHING.", "100% of it, I_think", "100x of it, IxThink"];
const LONG = `${"😀".repeat(120)} the end`;

describe("answers with the same text", () => {
  const db = useDatabase();
  const { newQuestion, call } = useQuestionJobs(db);

  it("are listed whatever their letter case and outer white space, and no others", async () => {
    const { params } = await newQuestion([...TEXTS, "没有意见", "没有意见", "没有意见。", LONG, `${LONG}!`, LONG]);
    const list = async (query: string) => (await call(responsesRoute, "GET", { params, query: `?${query}` })).body;
    const { data: all } = await list("");
    const idsLike = async (id: string) => {
      const { response_id } = all.find((answer: { id: string }) => answer.id === id);
      return (await list(`same_as=${response_id}`)).data.map((answer: { id: string }) => answer.id);
    };
    expect(await idsLike("r1")).toEqual(["r0", "r1", "r3"]);
    expect(await idsLike("r4")).toEqual(["r4"]);
    expect(await idsLike("r6")).toEqual(["r6", "r7"]);
    expect(await idsLike("r9")).toEqual(["r9", "r11"]);
  });

  it("are not looked for if the answer is one of another question", async () => {
    const [one, other] = [await newQuestion(["Nothing."]), await newQuestion(["Nothing."])];
    const { body } = await call(responsesRoute, "GET", { params: one.params });
    const query = `?same_as=${body.data[0].response_id}`;
    const refused = await call(responsesRoute, "GET", { params: other.params, query });
    expect([refused.status, refused.body.error.issues]).toEqual([
      422,
      [{ path: "same_as", message: "names no answer of this question" }],
    ]);
  });
});
