import { callApi } from "./call-api";
import { newQuestion } from "./new-question";
import { expect, test } from "./test";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(async ({ page, signIn }) => signIn(page));

const FILE = "id,why,nps,region\n1,Friendly staff,10,North\n2,Friendly people,8,South\n3,Friendly desk,2,East\n";

test("a person recodes segments: NPS groups, ranges of numbers, merged values", async ({ page, look }) => {
  const question = await newQuestion(page);
  await question.importCodes("Friendly staff");
  await question.uploadFile(FILE, { id: "id", text: "why", segments: ["nps", "region"] });
  for (const id of ["1", "2", "3"])
    await callApi(page, "PATCH", `${question.path}/responses/id:${id}`, { codes: [{ name: "Friendly staff" }] });

  await page.goto(`${question.path}/tables?by=nps`);
  const heads = page.getByRole("columnheader");
  const banner = page.getByRole("button", { name: /^Banner/ });
  const dialog = page.getByRole("dialog");
  await banner.click();
  await page.getByRole("button", { name: "Recode nps", exact: true }).click();
  await dialog.getByRole("button", { name: "NPS groups" }).click();
  await expect(dialog.getByLabel("Name of the segment")).toHaveValue("NPS groups");
  await expect(dialog.getByRole("textbox", { name: "Group, line 3" })).toHaveValue("Promoters");
  await look(page, "recode");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  await banner.click();
  await page.getByRole("checkbox", { name: /^NPS groups/ }).click();
  await page.keyboard.press("Escape");
  await expect(heads.filter({ hasText: /Detractors|Passives|Promoters/ })).toContainText([
    "Detractors",
    "Passives",
    "Promoters",
  ]);

  await banner.click();
  await page.getByRole("button", { name: "Recode region" }).click();
  await expect(dialog.getByRole("button", { name: "NPS groups" })).toHaveCount(0);
  await dialog.getByLabel("Name of the segment").fill("Side");
  for (const region of ["North", "South"]) await dialog.getByLabel(`Group of ${region}`).fill("Inland");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  await banner.click();
  await page.getByRole("checkbox", { name: /^Side/ }).click();
  await page.keyboard.press("Escape");
  await expect(heads.filter({ hasText: /East|Inland/ })).toContainText(["East", "Inland"]);

  await banner.click();
  await page.getByRole("button", { name: "Recode NPS groups" }).click();
  await dialog.getByLabel("Name of the segment").fill("Loyalty");
  await dialog.getByLabel("From, line 3").fill("");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("overlaps another range")).toBeVisible();
  await dialog.getByLabel("From, line 3").fill("9");
  await dialog.getByLabel("To, line 3").fill("");
  await dialog.getByRole("textbox", { name: "Group, line 2" }).fill("Detractors");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(heads.filter({ hasText: /Detractors|Promoters/ })).toHaveCount(0);
  await banner.click();
  await page.getByRole("checkbox", { name: /^Loyalty/ }).click();
  await page.keyboard.press("Escape");
  await expect(heads.filter({ hasText: /Detractors|Passives|Promoters/ })).toContainText(["Detractors", "Promoters"]);

  await banner.click();
  await page.getByRole("button", { name: "Recode Loyalty" }).click();
  await dialog.getByRole("button", { name: "Remove this segment" }).click();
  await expect(dialog).toHaveCount(0);
  await banner.click();
  await expect(page.getByRole("checkbox", { name: /^Loyalty/ })).toHaveCount(0);
  await expect(page.getByRole("checkbox", { name: /^Side/ })).toBeChecked();
  await question.remove();
});
