import type { Page } from "@playwright/test";
import { newQuestion } from "./new-question";
import { expect, test } from "./test";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(async ({ page, signIn }) => signIn(page));

const bar = (page: Page) => page.getByRole("toolbar", { name: "Chosen answers" });
const answer = (page: Page, id: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("checkbox", { name: `Select answer ${id}`, exact: true }) });

test("several answers are accepted, given a code and undone at once, by mouse and by keys", async ({ page, look }) => {
  const responses = Array.from({ length: 12 }, (_, index) => ({
    id: `r${index + 1}`,
    text: `Friendly staff ${index}`,
  }));
  const { path, importCodes, remove } = await newQuestion(page, { responses });
  await importCodes("Friendly", "Late");
  await page.goto(`${path}/answers`);

  await page.getByRole("checkbox", { name: "Select answer r2", exact: true }).check();
  await page.getByRole("checkbox", { name: "Select answer r5", exact: true }).click({ modifiers: ["Shift"] });
  await expect(bar(page)).toContainText("4 answers");
  await bar(page).getByRole("button", { name: "Add a code" }).click();
  await page.getByRole("combobox", { name: "Add a code" }).fill("Friendly");
  await page.keyboard.press("Enter");
  for (const id of ["r2", "r5"]) await expect(answer(page, id).getByRole("button", { name: "Friendly" })).toBeVisible();
  await expect(answer(page, "r1").getByRole("button", { name: "Friendly" })).toHaveCount(0);
  await look(page, "answers-chosen");

  await bar(page).getByRole("button", { name: "Remove a code" }).click();
  await page.getByRole("option", { name: /^Friendly/ }).click();
  await expect(answer(page, "r2").getByRole("button", { name: "Friendly" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(bar(page)).toHaveCount(0);
  await page.keyboard.press("z");
  await expect(answer(page, "r5").getByRole("button", { name: "Friendly" })).toBeVisible();

  await page.keyboard.press("k");
  await page.keyboard.press("x");
  await expect(bar(page)).toContainText("1 answer");
  await bar(page).getByRole("button", { name: "Accept" }).click();
  await expect(page.getByRole("button", { name: "Checked 5" })).toBeVisible();

  await page.getByRole("checkbox", { name: "Select all answers that are loaded" }).check();
  await bar(page).getByRole("button", { name: "Add a code" }).click();
  await page.getByRole("combobox", { name: "Add a code" }).fill("Punctual");
  await page.getByRole("option", { name: "New code “Punctual”" }).click();
  await expect(answer(page, "r12").getByRole("button", { name: "Punctual" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Checked 12" })).toBeVisible();
  await page.reload();
  await expect(answer(page, "r3").getByRole("button", { name: "Punctual" })).toBeVisible();
  await expect(answer(page, "r3").getByRole("button", { name: "Friendly" })).toBeVisible();
  await remove();
});

test("a code is made while reading an answer", async ({ page }) => {
  const { path, importCodes, remove } = await newQuestion(page);
  await importCodes("Late");
  await page.goto(`${path}/answers`);
  await page.keyboard.press("j");
  await page.keyboard.press("c");
  await page.keyboard.type("Kind people");
  await page.getByRole("option", { name: "New code “Kind people”" }).click();
  await page.keyboard.press("Escape");
  await expect(answer(page, "1").getByRole("button", { name: "Kind people" })).toBeVisible();
  await remove();
});

test("Enter chooses a code that has the typed words, not the new code below it", async ({ page }) => {
  const { path, importCodes, remove } = await newQuestion(page);
  await importCodes("Slow waiters", "Good food");
  await page.goto(`${path}/answers`);
  await page.keyboard.press("j");
  await page.keyboard.press("c");
  await page.keyboard.type("waiters");
  const options = page.getByRole("dialog").getByRole("option");
  await expect(options).toHaveText([/Slow waiters/, /New code “waiters”/]);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(answer(page, "1").getByRole("button", { name: "Slow waiters" })).toBeVisible();
  await page.goto(`${path}/codebook`);
  await page.getByRole("treegrid").locator("tr[aria-level='2']").first().focus();
  await page.keyboard.press("v");
  await page.keyboard.type("taf");
  await expect(options).toHaveText([/Staff/, /New category “taf”/]);
  await remove();
});

test("on a phone the tabs show the current page", async ({ page, notes }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${notes.examplePath}/quality`);
  await expect(page.getByRole("link", { name: "Quality", exact: true })).toBeInViewport({ ratio: 1 });
});
