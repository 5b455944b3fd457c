import { readFile } from "node:fs/promises";
import { sourceOf } from "@/lib/tables/byte-source";
import { openTable } from "@/lib/tables/open-table";
import { streamWorkbook } from "@/lib/tables/stream-workbook";
import { callApi } from "./call-api";
import { newQuestion } from "./new-question";
import { expect, test } from "./test";

test.use({ viewport: { width: 1440, height: 900 } });

/** A workbook in which every row with the first code has another one instead. */
async function recoded(bytes: Uint8Array, from: string, to: string): Promise<Buffer> {
  const table = await openTable(sourceOf(bytes), "answers.xlsx", {});
  const rows: string[][] = [[...table.columns]];
  for await (const batch of table.batches()) {
    for (const { cells } of batch.rows) {
      rows.push(table.columns.map((name, at) => (name === "code_1" && cells[at] === from ? to : (cells[at] ?? ""))));
    }
  }
  return Buffer.from(await new Response(streamWorkbook([{ name: "Answers", rows }])).arrayBuffer());
}

test("a download edited in Excel comes back as corrections, and one of a group has all waves", async ({
  page,
  signIn,
  look,
}) => {
  await signIn(page);
  const responses = [
    { id: "1", text: "Friendly staff" },
    { id: "2", text: "Kind people" },
    { id: "3", text: "Nothing" },
  ];
  const question = await newQuestion(page, { responses });
  await question.importCodes("Friendly", "Rude");
  const listed = await callApi(page, "GET", `${question.path}/responses`);
  const code = (place: number, codes: object[]) =>
    callApi(page, "PATCH", `${question.path}/responses/${listed[place].response_id}`, { codes });
  await code(0, [{ name: "Friendly" }]);
  await code(1, [{ name: "Friendly" }]);
  await page.goto(question.path);
  await page.getByRole("button", { name: "Download" }).click();
  const dialog = page.getByRole("dialog", { name: "Download the coded answers" });
  await dialog.getByText("Excel", { exact: true }).click();
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download" }).click();
  const file = await recoded(await readFile(await (await download).path()), "Friendly", "Rude");
  await code(1, []);

  await page.getByRole("button", { name: "Download" }).click();
  await dialog.getByText("Excel", { exact: true }).click();
  await dialog.getByRole("link", { name: "import corrections" }).click();
  await expect(page.getByRole("heading", { name: "Import corrections", level: 1 })).toBeVisible();
  await page.locator("input[type=file]").setInputFiles({ name: "edited.xlsx", mimeType: "", buffer: file });
  await expect(page.getByText("Of 3 answers in the file 1 was edited; 1 answer changed here")).toBeVisible();
  const corrections = page.getByRole("list", { name: /^Corrections/ });
  await expect(corrections.getByRole("listitem")).toHaveCount(1);
  await expect(corrections.getByRole("insertion")).toHaveText(/^\+ Rude/);
  await expect(corrections.getByRole("deletion")).toHaveText("Friendly");
  await look(page, "corrections");
  await page.getByRole("button", { name: "Import 1 correction" }).click();
  await expect(page.getByText("1 answer corrected")).toBeVisible();
  const answers = page.getByRole("list", { name: "Answers" }).getByRole("listitem");
  await expect(answers.filter({ hasText: "Friendly staff" })).toContainText("Rude");
  await expect(answers.filter({ hasText: "Kind people" })).not.toContainText("Rude");
  const another = await newQuestion(page, { responses });
  const question_ids = [question.ids.question_id, another.ids.question_id];
  await callApi(page, "POST", "/groups", { name: "Two waves", question_ids });
  await page.goto(question.path);
  await page.getByRole("button", { name: "Download" }).first().click();
  await dialog.getByLabel("All waves of the tracker, one below the other").check();
  const ofBoth = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download" }).click();
  expect((await ofBoth).suggestedFilename()).toBe("two-waves.csv");
  expect((await readFile(await (await ofBoth).path())).toString().trim().split("\n")).toHaveLength(7);
  await question.remove();
  await another.remove();
});
