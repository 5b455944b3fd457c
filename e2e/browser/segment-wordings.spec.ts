import { callApi } from "./call-api";
import { newQuestion } from "./new-question";
import { expect, test } from "./test";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(async ({ page, signIn }) => signIn(page));

const REGION = "In which part of the country do you live most of the year including holidays and weekends?";

/** A Qualtrics export: names, wordings, import ids and two answers. */
const FILE = [
  "ResponseId,Q1,Q2,Q3",
  `Response ID,${REGION},How old are you?,What did you like?`,
  '"{""ImportId"":""_recordId""}","{""ImportId"":""QID1""}","{""ImportId"":""QID2""}","{""ImportId"":""QID3_TEXT""}"',
  "R_1,North,34,Friendly staff",
  "R_2,South,51,Friendly people",
].join("\n");

test("segments of a Qualtrics export go by their wordings, not by names such as Q1", async ({ page, look }) => {
  const question = await newQuestion(page);
  await question.importCodes("Friendly staff");
  await question.uploadFile(FILE, { id: "ResponseId", text: "Q3", segments: ["Q1", "Q2"] });
  for (const id of ["R_1", "R_2"])
    await callApi(page, "PATCH", `${question.path}/responses/id:${id}`, { codes: [{ name: "Friendly staff" }] });

  await page.goto(`${question.path}/tables`);
  await expect(page.getByRole("columnheader", { name: REGION })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Banner/ })).toContainText(REGION);
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByRole("dialog", { name: "Filters" }).getByLabel(REGION).selectOption("Q1=North");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/where=Q1%3DNorth/);
  await expect(page.getByRole("button", { name: `Remove the filter ${REGION}: North` })).toBeVisible();
  await look(page, "segment-wordings");
  await page.setViewportSize({ width: 360, height: 780 });
  const drop = page.getByRole("button", { name: `Remove the filter ${REGION}: North` });
  await drop.scrollIntoViewIfNeeded();
  const chip = await drop.locator("..").boundingBox();
  expect(chip?.width).toBeLessThanOrEqual(360);
  await expect(drop).toBeInViewport({ ratio: 1 });
  await look(page, "segment-wordings-phone");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("radio", { name: "Chart" }).click();
  await expect(page.getByRole("region", { name: "Chart" })).toContainText("In which part of");
  await look(page, "segment-wordings-chart");

  await page.goto(`${question.path}/answers`);
  await expect(page.getByText(/How old are you\? 34/).filter({ visible: true })).toHaveCount(1);
  await question.remove();
});
