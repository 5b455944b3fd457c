import { callApi } from "./call-api";
import { newQuestion } from "./new-question";
import { expect, test } from "./test";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.slow();
test.beforeEach(async ({ page, signIn }) => signIn(page));

test("a second person codes answers unseen, and what the two coded differently is resolved and taken back", async ({
  page,
  look,
}) => {
  const responses = ["Friendly staff", "Rude waiters", "The staff was friendly"].map((text, at) => ({
    id: `r${at}`,
    text,
  }));
  const { path, importCodes, remove } = await newQuestion(page, { responses });
  await importCodes("Friendly", "Rude");
  await page.goto(`${path}/quality/double-coding`);
  await expect(page.getByText("No answer is coded by two people yet")).toBeVisible();

  const kim = { reviewer: "Kim", limit: 10 };
  await page.getByRole("button", { name: "Code a second time" }).click();
  await expect(page.getByText("Nothing is left for you to code a second time.")).toBeVisible();
  await page.keyboard.press("Escape");
  const decisions = responses.map(({ id }) => ({
    response_id: `id:${id}`,
    action: "change",
    codes: [{ name: "Friendly" }],
  }));
  await callApi(page, "POST", `${path}/review/decisions`, { reviewer: kim.reviewer, decisions });

  await page.getByRole("button", { name: "Code a second time" }).click();
  const dialog = page.getByRole("dialog", { name: "Code a second time" });
  for (let at = 0; at < responses.length; at++) {
    await expect(dialog.getByText(new RegExp(`^${at} of \\d+ answers? done\\.`))).toBeVisible();
    await expect(dialog.getByText("No code", { exact: true })).toBeVisible();
    const isRude = await dialog.getByText("Rude waiters").isVisible();
    await page.keyboard.type(isRude ? "Rude" : "Friendly");
    await page.keyboard.press("Enter");
    if (at === 0) await look(page, "double-coding-second");
    await page.keyboard.press("Enter");
  }
  await expect(dialog.getByText("Nothing is left")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("table", { name: /^Overall: .*Kim/ })).toContainText("Cohen’s κ");
  const different = page.getByRole("listitem").filter({ hasText: "Rude waiters" });
  await expect(different).toContainText("Kim");
  await look(page, "double-coding");

  await different.getByRole("button", { name: "Use these codes: Kim’s, Rude waiters" }).press("Enter");
  await expect(page.getByText("Nothing is left to resolve.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await different.getByRole("button", { name: "Other codes: Rude waiters" }).click();
  await page.keyboard.type("Friendly");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(different.getByRole("group", { name: "Other codes" }).getByText("Friendly")).toHaveCount(0);
  await different.getByRole("button", { name: "Save these codes" }).click();
  await expect(page.getByText("0 open, 1 resolved")).toBeVisible();
  const [rude] = await callApi(page, "GET", `${path}/responses?id=r1`);
  expect(rude.codes.map(({ name }: { name: string }) => name)).toEqual(["Rude"]);
  await page.getByRole("radio", { name: "Resolved" }).click();
  await expect(different).toContainText("Resolved by owner@example.com");
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await page.screenshot({ path: "e2e/screenshots/double-coding-phone.png", fullPage: true });
  await different.getByRole("button", { name: "Reopen: Rude waiters" }).click();
  await expect(page.getByText("1 open, 0 resolved")).toBeVisible();
  await remove();
});
