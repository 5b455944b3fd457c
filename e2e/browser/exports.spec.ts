import { readFile } from "node:fs/promises";
import { fromBufferPromise } from "yauzl";
import { callApi } from "./call-api";
import { newQuestion } from "./new-question";
import { expect, test } from "./test";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.slow();
test.beforeEach(async ({ page, signIn }) => signIn(page));

test("the download dialog previews the content of the file", async ({ page, notes, look }) => {
  await page.goto(notes.examplePath);
  await page.getByRole("button", { name: "Download" }).click();
  const dialog = page.getByRole("dialog", { name: "Download the coded answers" });
  const columns = dialog.getByRole("region", { name: "Columns" });
  await expect(columns.getByRole("rowheader", { name: "code_number_1" })).toBeVisible();
  await look(page, "download-csv");

  await dialog.getByRole("radio", { name: "SPSS" }).click();
  await expect(columns.getByRole("rowheader", { name: /^Q1_M1/ })).toBeVisible();
  await expect(columns.getByRole("row", { name: /^Q1_M1/ })).toContainText("number, nominal, in $Q1");
  await dialog.getByRole("checkbox", { name: "Confidence of each code" }).check();
  await expect(columns.getByRole("rowheader", { name: /^Q1_F1/ })).toBeVisible();
  await dialog.getByRole("radio", { name: /A column per code/ }).check();
  await expect(columns.getByRole("rowheader", { name: /^Q1_C1\b/ })).toBeVisible();
  await look(page, "download-sav");
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await page.screenshot({ path: "e2e/screenshots/download-sav-360.png" });
  await page.setViewportSize({ width: 1440, height: 900 });

  await dialog.getByRole("radio", { name: "JSON" }).click();
  await expect(dialog.locator("pre")).toContainText('"code_number"');
  await dialog.getByRole("radio", { name: "Chart (SVG)" }).click();
  await expect(dialog.getByRole("img", { name: /^Bars of the codes/ })).toBeVisible();
  await look(page, "download-chart");
  const downloading = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download" }).click();
  expect(await readFile(await (await downloading).path(), "utf8")).toContain("<svg");
  await expect(dialog).toHaveCount(0);
});

test("a whole project is downloaded at once", async ({ page, look }) => {
  const { project, importCodes, remove } = await newQuestion(page);
  await importCodes("Friendly staff");
  const { id } = await callApi(page, "POST", `${project}/questions`, { text: "What should we change?" });
  const responses = [{ id: "1", text: "The price" }];
  await callApi(page, "POST", `${project}/questions/${id}/upload/json`, { responses });
  await page.goto(project);
  await page.getByRole("button", { name: "Download" }).click();
  const dialog = page.getByRole("dialog", { name: "Download the whole project" });
  await dialog.getByRole("radio", { name: "SPSS" }).click();
  await expect(dialog.getByText(/^A zip with a file like this/)).toBeVisible();
  await look(page, "download-project");
  const downloading = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("a-question-of-its-own.zip");
  const archive = await fromBufferPromise(await readFile(await download.path()), { lazyEntries: true });
  const names: string[] = [];
  for await (const entry of archive.eachEntry()) names.push(entry.fileName);
  expect(names).toEqual(["contents.csv", "Q1-what-did-you-like.sav", "Q2-what-should-we-change.sav"]);
  await remove();
});
