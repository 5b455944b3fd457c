import { expect, test } from "vitest";
import { descendantsOf } from "@/e2e/support/processes";
import { localEngine } from "@/lib/engines/local/engine";
import { prepareInWorker } from "@/lib/preparation/prepare-in-worker";
import { codebookRequest } from "@/test/codebook-request";
import { HOTEL_FRAME, task } from "@/test/local-task";

test("a few answers are prepared, read for a codebook and coded by one process", async () => {
  const texts = ["The staff were friendly.", "Friendly staff, noisy room."];
  const options = { question: null, language: "en", codingType: "qualitative" } as const;
  const answers = texts.map((text, index) => ({ id: `${index}`, text, language: "en" }));
  for (const _ of texts) {
    await prepareInWorker(answers, options, { group: "one" });
    await localEngine.generateCodebook(codebookRequest(texts), {});
    await localEngine.classify(task(HOTEL_FRAME), answers, {});
  }
  const workers = (await descendantsOf(process.pid)).filter(({ command }) => command.includes("host.mjs"));
  expect(workers).toHaveLength(1);
});
