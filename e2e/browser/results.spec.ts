import { expect, test } from "./test";

test.beforeEach(async ({ page, signIn }) => signIn(page));

test("shares name their base and their interval", async ({ page, notes }) => {
  await page.goto(notes.examplePath);
  await expect(page.getByText(/share of \d+ coded answers, 95% interval/)).toBeVisible();
  const first = page.getByRole("table").getByRole("row").nth(1);
  await expect(first.getByRole("cell").nth(1)).toHaveText(/^\d+\.\d%$/);
  await expect(first.getByRole("cell").nth(2)).toHaveText(/^\d+\.\d–\d+\.\d$/);
});

test("a code leads to the answers that hold it, with the words that carry it marked", async ({ page, notes }) => {
  await page.goto(notes.examplePath);
  const code = page.getByRole("rowheader").first().getByRole("link");
  const name = (await code.textContent()) ?? "";
  await code.click();
  await expect(page).toHaveURL(/\?code=[0-9a-f-]{36}#answers$/);
  const answers = page.getByRole("region", { name: "Answers" }).getByRole("list").getByRole("listitem");
  await expect(answers.first()).toContainText(name);
  for (const answer of await answers.all()) await expect(answer).toContainText(name);
  await expect(page.locator("mark").first()).toBeVisible();
  const marked = await page
    .locator("#answers li:has(mark) p[dir=auto]")
    .first()
    .evaluate((words) => ({
      whole: words.textContent ?? "",
      part: words.querySelector("mark")?.textContent ?? "",
    }));
  expect(marked.whole).toContain(marked.part);

  await page.getByRole("link", { name: /^Remove the filter Code/ }).click();
  await expect(page).toHaveURL(/#answers$/);
  await expect(page.getByRole("link", { name: /^Remove the filter/ })).toHaveCount(0);
});

test("answers without a code are listed with the reason", async ({ page, notes }) => {
  await page.goto(notes.examplePath);
  await page.getByRole("link", { name: /^Without a code/ }).click();
  await expect(page).toHaveURL(/flag=uncoded/);
  const answers = page.getByRole("region", { name: "Answers" }).getByRole("list").getByRole("listitem");
  for (const answer of await answers.all()) {
    await expect(answer).toContainText(/Empty|Not readable|Says nothing|Duplicate|No code fits|Not coded yet/);
  }
});

test("the answers are paged through by address", async ({ page, notes }) => {
  await page.goto(notes.examplePath);
  const ids = page.locator("#answers ol > li");
  const first = await ids.first().textContent();
  await page.getByRole("link", { name: "Next answers" }).click();
  await expect(page).toHaveURL(/\?after=\d+#answers$/);
  await expect(ids.first()).not.toHaveText(first ?? "");
  await page.getByRole("link", { name: "Back to the first answers" }).click();
  await expect(ids.first()).toHaveText(first ?? "");
});

test("another organization's question is not there, and neither is nonsense", async ({ page, notes }) => {
  for (const path of [notes.foreignPath, "/projects/1/questions/2", `${notes.examplePath}x`]) {
    const reply = await page.goto(path);
    expect(reply?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "There is nothing at this address" })).toBeVisible();
  }
});
