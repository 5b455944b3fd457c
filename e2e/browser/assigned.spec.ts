import { randomUUID } from "node:crypto";
import { callApi } from "./call-api";
import { newQuestion } from "./new-question";
import { expect, test } from "./test";

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.slow();
test.beforeEach(async ({ page, signIn }) => signIn(page));

test("answers are assigned to a colleague, who codes one, and the lead sees how far they are", async ({
  page,
  browser,
  notes,
  look,
}) => {
  const address = `kim-${randomUUID().slice(0, 8)}@example.test`;
  await page.goto("/settings/members");
  await page.getByLabel("E-mail").fill(address);
  await page.getByLabel("Role", { exact: true }).selectOption("researcher");
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  const link = await page.getByLabel("The invitation, shown only now").inputValue();
  const context = await browser.newContext({ baseURL: notes.origin, viewport: { width: 1280, height: 900 } });
  const kim = await context.newPage();
  await kim.goto(link);
  await kim.getByLabel("Choose a password").fill("eleven paper lanterns");
  await kim.getByRole("button", { name: "Accept the invitation" }).click();
  await expect(kim.getByRole("heading", { name: "Projects", level: 1 })).toBeVisible();

  const responses = ["Friendly staff", "Rude waiters", "Lovely staff", "Nice people"].map((text, at) => ({
    id: `r${at + 1}`,
    text,
  }));
  const { path, importCodes, remove } = await newQuestion(page, { responses });
  await importCodes("Friendly", "Rude");
  await page.goto(`${path}/answers`);
  const dialog = page.getByRole("dialog", { name: /^Assign/ });
  const bar = page.getByRole("toolbar", { name: "Chosen answers" });
  const marks = page.getByRole("list", { name: "Answers" }).getByText(/^Assigned to kim-/);

  await page.getByRole("checkbox", { name: "Select all 4 answers" }).check();
  await bar.getByRole("button", { name: "Assign" }).click();
  await dialog.getByRole("checkbox", { name: /^owner@example.com/ }).check();
  await dialog.getByRole("checkbox", { name: address }).check();
  await expect(dialog.getByRole("radio", { name: "In order of arrival" })).toBeChecked();
  await look(page, "assign-answers");
  await page.setViewportSize({ width: 390, height: 844 });
  await look(page, "assign-answers-phone");
  await page.setViewportSize({ width: 1280, height: 900 });
  await dialog.getByRole("button", { name: "Divide among 2" }).click();
  await expect(page.getByText("Divided among 2 people")).toBeVisible();
  await expect(marks.filter({ visible: true })).toHaveCount(2);
  await page.keyboard.press("z");
  await expect(marks.filter({ visible: true })).toHaveCount(0);

  await page.keyboard.press("Escape");
  for (const id of ["r1", "r2"]) await page.getByRole("checkbox", { name: `Select answer ${id}`, exact: true }).check();
  await bar.getByRole("button", { name: "Assign" }).click();
  await dialog.getByRole("checkbox", { name: address }).check();
  await dialog.getByRole("button", { name: "Assign", exact: true }).click();
  await expect(marks.filter({ visible: true })).toHaveCount(2);
  await expect(page.getByText(`Assigned to ${address}`)).toBeVisible();
  await look(page, "assigned-answers");
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await look(page, "assigned-answers-phone");
  await page.setViewportSize({ width: 1280, height: 900 });

  await kim.goto(`${path}/answers`);
  await kim.getByRole("button", { name: "Assigned to me 0 of 2" }).click();
  await expect(kim.getByRole("list", { name: "Answers" }).getByRole("listitem")).toHaveCount(2);
  await kim.keyboard.press(".");
  const focus = kim.getByRole("dialog", { name: "Focus mode" });
  await expect(focus.getByText("Answer 1 of 2")).toBeVisible();
  await kim.keyboard.type("Friendly");
  await kim.keyboard.press("Enter");
  await kim.keyboard.press("Enter");
  await expect(focus.getByText("Answer 2 of 2")).toBeVisible();
  await kim.keyboard.press("Escape");
  await expect(kim.getByRole("button", { name: "Assigned to me 1 of 2" })).toBeVisible();
  await context.close();

  const [stored] = await callApi(page, "GET", `${path}/responses?id=r1`);
  expect(stored.codes.map(({ name }: { name: string }) => name)).toEqual(["Friendly"]);
  await page.goto(`${path}/quality`);
  const row = page.getByRole("row", { name: new RegExp(`^${address}`) });
  await expect(row).toContainText("1 of 2");
  await expect(row).toContainText("just now");
  await look(page, "coder-progress");
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await look(page, "coder-progress-phone");
  await row.getByRole("link", { name: address }).click();
  await expect(page.getByText("2 of 4 answers")).toBeVisible();
  await remove();
});
