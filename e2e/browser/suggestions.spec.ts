import { expect, test } from "./test";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.slow();
test.beforeEach(async ({ page, signIn }) => signIn(page));

test("a suggestion is dismissed with a reason, opened again, applied and taken back", async ({ page, notes, look }) => {
  await page.goto(notes.examplePath);
  await page.getByRole("link", { name: "Suggestions" }).click();
  await expect(page).toHaveURL(/\/suggestions$/);
  const cards = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: "Apply" }) });
  await expect(cards.first()).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole("status").filter({ hasText: /^\d+ suggestions?$/ })).toBeVisible();
  const title = await cards.first().getByRole("heading").innerText();
  const card = page.getByRole("main").getByRole("listitem", { name: title });
  await look(page, "suggestions");

  await card.getByRole("button", { name: "Dismiss" }).click();
  await card.getByLabel("Reason, if you like").fill("Too narrow");
  await card.getByRole("button", { name: "Dismiss" }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole("radio", { name: "Dismissed" }).click();
  await expect(card).toContainText("Too narrow");
  await card.getByRole("button", { name: "Open again" }).click();
  await expect(card).toHaveCount(0);

  await page.getByRole("radio", { name: "Open" }).click();
  await card.getByRole("button", { name: "Apply" }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(card).toBeVisible();

  const byItself = page.getByRole("checkbox", { name: /by itself/ });
  await expect(byItself).toBeVisible();
  const before = await byItself.isChecked();
  for (const checked of [!before, before]) {
    const stored = page.waitForResponse((reply) => reply.request().method() === "PATCH" && reply.ok());
    await byItself.setChecked(checked);
    await stored;
    await page.reload();
    await expect(byItself).toBeChecked({ checked });
  }
});
