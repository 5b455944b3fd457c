import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { partsOf } from "@/test/zip-parts";
import { callApi } from "./call-api";
import { newQuestion } from "./new-question";
import { expect, test } from "./test";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.slow();
test.beforeEach(async ({ page, signIn }) => signIn(page));

/** The parts of the presentation that a click downloads. */
async function downloaded(page: Page, click: () => Promise<void>): Promise<Record<string, string>> {
  const downloading = page.waitForEvent("download");
  await click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.pptx$/);
  return partsOf(await readFile(await download.path()));
}

const textsOf = (parts: Record<string, string>) =>
  Object.keys(parts)
    .filter((name) => name.startsWith("ppt/slides/slide"))
    .map((name) => [...(parts[name] ?? "").matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text]) => text).join(" "));

test("slides have the organization's style, and the figures of the page", async ({ page, notes, look }) => {
  await page.goto("/settings");
  await page.getByRole("link", { name: "Slides", exact: true }).click();
  await page.getByLabel("Colours", { exact: true }).fill("#AA1122, green");
  await page.getByRole("button", { name: "Save the style" }).click();
  await expect(page.getByText("“green” is no colour; write one as #136551.")).toBeVisible();
  await page.getByLabel("Colours", { exact: true }).fill("#AA1122, #22AA11");
  await page.getByLabel("Font").fill("Georgia");
  await page
    .getByLabel("Logo")
    .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: await smallLogo(page) });
  await page.getByRole("button", { name: "Save the style" }).click();
  await expect(page.getByText("New slides have this style.")).toBeVisible();
  await expect(page.getByRole("img", { name: "The present logo" })).toBeVisible();
  await look(page, "settings-slides");

  await page.goto(notes.examplePath);
  await page.getByRole("button", { name: "Download" }).click();
  const dialog = page.getByRole("dialog", { name: "Download the coded answers" });
  await dialog.getByRole("radio", { name: "PowerPoint" }).click();
  await expect(dialog.getByText("Tables of all codes with answers, shares and intervals")).toBeVisible();
  await look(page, "download-slides");
  const parts = await downloaded(page, () => dialog.getByRole("button", { name: "Download" }).click());
  expect(parts["ppt/theme/theme1.xml"]).toContain('<a:accent1><a:srgbClr val="AA1122"/>');
  expect(parts["ppt/theme/theme1.xml"]).toContain('typeface="Georgia"');
  expect(parts).toHaveProperty(["ppt/media/logo.png"]);
  expect(textsOf(parts).some((text) => text.startsWith("All codes"))).toBe(true);

  await page.goto(`${notes.examplePath}/tables`);
  const cell = page
    .getByRole("gridcell")
    .filter({ hasText: /\d\d\.\d/ })
    .first();
  const [figure = ""] = /\d+\.\d/.exec(await cell.innerText()) ?? [];
  const table = await downloaded(page, () => page.getByRole("button", { name: "This table as PowerPoint" }).click());
  expect(textsOf(table)[1]).toContain(figure);

  await page.goto("/settings/slides");
  await page.getByLabel("Colours", { exact: true }).fill("");
  await page.getByLabel("Font").fill("");
  await page.getByRole("checkbox", { name: "Remove the logo" }).check();
  await page.getByRole("button", { name: "Save the style" }).click();
  await expect(page.getByRole("img", { name: "The present logo" })).toHaveCount(0);
});

/** A PNG that the browser draws. */
async function smallLogo(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 120;
    canvas.height = 40;
    const pen = canvas.getContext("2d");
    if (pen) pen.fillStyle = "#aa1122";
    pen?.fillRect(0, 0, 120, 40);
    return canvas.toDataURL("image/png");
  });
  return Buffer.from(address.split(",")[1] ?? "", "base64");
}

test("a tracker and a whole project are downloaded as slides", async ({ page }) => {
  const waves = [await newQuestion(page, { text: "In 2025?" }), await newQuestion(page, { text: "In 2026?" })];
  await waves[0]?.importCodes("Friendly staff");
  const question_ids = waves.map(({ ids }) => ids.question_id);
  const { id } = await callApi(page, "POST", "/groups", { name: "By year", question_ids });
  await page.goto(`/trackers/${id}`);
  await page.getByRole("button", { name: "Download" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "PowerPoint" }).click();
  await expect(dialog.getByRole("checkbox", { name: "All waves of the tracker, with their trends" })).toBeChecked();
  const tracker = await downloaded(page, () => dialog.getByRole("button", { name: "Download" }).click());
  expect(textsOf(tracker).map((text) => text.split(" ")[0])).toEqual(expect.arrayContaining(["By", "Trends"]));

  await page.goto(waves[0]?.project ?? "");
  await page.getByRole("button", { name: "Download" }).click();
  await dialog.getByRole("radio", { name: "PowerPoint" }).click();
  const project = await downloaded(page, () => dialog.getByRole("button", { name: "Download" }).click());
  expect(textsOf(project)[0]).toContain("1 question");
  for (const { remove } of waves) await remove();
});
