import { newQuestion } from "./new-question";
import { expect, test } from "./test";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(async ({ page, signIn }) => signIn(page));

test("what was decided about answers is undone from the history after leaving the page, and done again", async ({
  page,
  look,
}) => {
  const responses = [1, 2, 3].map((n) => ({ id: `r${n}`, text: `Friendly staff, late train ${n}` }));
  const { path, importCodes, remove } = await newQuestion(page, { responses });
  await importCodes("Friendly", "Late");
  await page.goto(`${path}/answers`);
  await page.getByRole("button", { name: "Answer r1 is checked" }).click();
  await expect(page.getByRole("button", { name: "Checked 1", exact: true })).toBeVisible();
  await page.getByRole("checkbox", { name: /^Select all/ }).check();
  await page.getByRole("toolbar", { name: "Chosen answers" }).getByRole("button", { name: "Add a code" }).click();
  await page.getByRole("option", { name: /^Friendly/ }).click();
  const friendly = page.getByRole("list", { name: "Answers" }).getByRole("button", { name: "Friendly" });
  await expect(friendly).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Checked 3" })).toBeVisible();

  await page.goto(`${path}/codebook`);
  await page.goto(`${path}/answers`);
  await page.getByRole("button", { name: "History" }).click();
  const changes = page.getByRole("list", { name: "Changes" }).getByRole("listitem");
  await expect(changes).toHaveCount(2);
  await expect(changes.first()).toContainText("Added “Friendly” to 3 answers");
  await expect(changes.last()).toContainText("Checked 1 answer");
  await look(page, "answers-history");

  await changes.first().getByRole("button", { name: /^Undo/ }).click();
  await expect(friendly).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Checked 1", exact: true })).toBeVisible();
  await expect(changes.first()).toContainText("Undid: Added “Friendly” to 3 answers");
  await changes.nth(1).getByRole("button", { name: /^Redo/ }).click();
  await expect(friendly).toHaveCount(3);
  await expect(changes.first()).toContainText("Redid: Added “Friendly” to 3 answers");

  await page.keyboard.press("Escape");
  await expect(changes).toHaveCount(0);
  await page.getByRole("button", { name: "Answer r1 is checked" }).click();
  await expect(page.getByRole("button", { name: "Checked 2" })).toBeVisible();
  await page.keyboard.press("z");
  await expect(page.getByRole("button", { name: "Checked 3" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Checked 3" })).toBeVisible();
  await remove();
});

test("a decision that could be stored in part only is undone", async ({ page }) => {
  const responses = Array.from({ length: 501 }, (_, index) => ({ id: `r${index}`, text: `Friendly staff ${index}` }));
  const { path, importCodes, remove } = await newQuestion(page, { responses });
  await importCodes("Friendly");
  await page.route("**/responses", async (route) => {
    if (route.request().postDataJSON()?.continues === undefined) await route.continue();
    else await route.fulfill({ status: 403, json: { error: { code: "INSUFFICIENT_SCOPE", message: "Refused." } } });
  });
  await page.goto(`${path}/answers`);
  const bar = page.getByRole("toolbar", { name: "Chosen answers" });
  await page.getByRole("checkbox", { name: /^Select all/ }).click();
  await expect(bar).toContainText("501 answers");
  await bar.getByRole("button", { name: "Check" }).click();
  await expect(page.getByText("Refused.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Checked 251" })).toBeVisible();
  const undone = page.waitForResponse((reply) => reply.url().endsWith("/undo"));
  await page.keyboard.press("z");
  expect((await undone).status()).toBe(200);
  await expect(page.getByRole("button", { name: "Checked 251" })).toHaveCount(0);
  await remove();
});
