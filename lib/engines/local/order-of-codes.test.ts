import { readFileSync } from "node:fs";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { codebookRequest } from "@/test/codebook-request";
import { task } from "@/test/local-task";
import { generateCodebook } from "./codebook/generate";
import { learnTask } from "./task-model";

const { data } = Papa.parse<{ answer: string }>(readFileSync("examples/hotel-stay.csv", "utf8"), {
  header: true,
  skipEmptyLines: true,
});
const answers = data.map(({ answer }, at) => ({ id: `a${at}`, text: answer, language: "en" }));

test("the order of the codes hardly changes which of them answers get", () => {
  const options = { granularity: 5, maxCodes: 30, minFrequency: 2, includeOther: false };
  const drafts = generateCodebook(codebookRequest([], { codingType: "qualitative_topics", answers, options }));
  const codes = drafts.flatMap((draft) =>
    draft.codes.map((code) => ({ ...code, id: code.name, category: draft.name })),
  );
  const codings = [codes, codes.toReversed()].map((order) => {
    const { code } = learnTask(task(order, { codingType: "qualitative_topics" }));
    return answers.map((answer) =>
      code(answer)
        .mentions.map(({ codeId }) => codeId)
        .toSorted(),
    );
  });
  const [given = [], reversed = []] = codings;
  const differing = given.filter((own, at) => own.join() !== reversed[at]?.join());
  expect(differing.length).toBeLessThan(answers.length / 200);
});
