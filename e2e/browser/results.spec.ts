import { callApi } from "./call-api";
import { newQuestion } from "./new-question";
import { expect, test } from "./test";

test.use({ viewport: { width: 1440, height: 900 } });

test.beforeEach(async ({ page, signIn }) => signIn(page));

test("shares name their base and their interval", async ({ page, notes }) => {
  await page.goto(notes.examplePath);
  await expect(page.getByText(/share of \d+ answers, 95% interval/)).toBeVisible();
  const first = page.getByRole("table").getByRole("row").nth(1);
  await expect(first.getByRole("cell").nth(1)).toHaveText(/^\d+\.\d%$/);
  await expect(first.getByRole("cell").nth(2)).toHaveText(/^\d+\.\d–\d+\.\d$/);
});

test("codes such as Other are last in the list of codes", async ({ page, notes }) => {
  await page.goto(`${notes.examplePath}?codes=all`);
  await expect(page.getByRole("rowheader").last()).toContainText(/Other|Nothing/);
});

test("a code links to its answers, with its evidence marked", async ({ page, notes }) => {
  await page.goto(notes.examplePath);
  const code = page.getByRole("rowheader").filter({ hasNotText: "Other" }).first().getByRole("link");
  const name = (await code.textContent()) ?? "";
  await code.click();
  await expect(page).toHaveURL(/\/answers\?code=[0-9a-f-]{36}$/);
  const answers = page.getByRole("list", { name: "Answers" }).getByRole("listitem");
  await expect(answers.first()).toContainText(name);
  await expect(answers.filter({ hasNotText: name })).toHaveCount(0);
  const marked = await page
    .locator("li:has(mark) p[dir=auto]")
    .first()
    .evaluate((words) => ({ whole: words.textContent ?? "", part: words.querySelector("mark")?.textContent ?? "" }));
  expect(marked.whole).toContain(marked.part);

  await page.getByRole("button", { name: /^Remove the filter Code/ }).click();
  await expect(page).toHaveURL(/\/answers$/);
  await expect(page.getByRole("button", { name: /^Remove the filter/ })).toHaveCount(0);
});

test("the overview follows its segment filters", async ({ page, notes, look }) => {
  await page.goto(notes.examplePath);
  const base = page.getByText(/share of [\d,]+ answers/);
  const whole = await base.textContent();
  await page.getByRole("button", { name: "Filter" }).click();
  const filter = page.getByRole("dialog", { name: "Filters" });
  await filter.getByLabel("purpose").selectOption({ label: "event (25)" });
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/[?&]segment=purpose%3Devent/);
  await expect(page.getByRole("status").filter({ hasText: "25 of 540 answers" })).toBeVisible();
  await expect(base).toHaveText(/share of 25 answers.*a base under 30/);
  expect(await base.textContent()).not.toBe(whole);
  await look(page, "overview-filtered");
  await page.getByRole("rowheader").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/answers\?code=[0-9a-f-]{36}&segment=purpose%3Devent$/);
  await page.goBack();
  await page.getByRole("button", { name: /^Remove the filter purpose: event/ }).click();
  await expect(page).not.toHaveURL(/segment=/);
  await expect(base).toHaveText(whole ?? "");
});

test("answers without a code are listed with the reason", async ({ page, notes }) => {
  await page.goto(`${notes.examplePath}/answers`);
  await page.getByRole("button", { name: /^Without a code/ }).click();
  await expect(page).toHaveURL(/view=uncoded/);
  const count = Number((await page.getByRole("button", { name: /^Without a code/ }).textContent())?.match(/\d+/)?.[0]);
  const answers = page.getByRole("list", { name: "Answers" }).getByRole("listitem");
  const reason = /Empty|Unreadable|“Don’t know”|Repeats|No code fits|No code \(set by a person\)|Not coded yet/;
  await expect(answers.first()).toContainText(reason);
  const inSight = await answers.count();
  expect(inSight).toBeGreaterThan(1);
  expect(inSight).toBeLessThanOrEqual(count);
  await expect(answers.filter({ hasNotText: reason })).toHaveCount(0);
});

test("answers are filtered by a flag, and a chip names it", async ({ page, notes }) => {
  await page.goto(`${notes.examplePath}/answers`);
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByLabel("Remark").selectOption("Repeats another answer");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/answers\?flag=duplicate$/);
  await expect(page.getByRole("button", { name: "Remove the filter Remark: Repeats another answer" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: / of \d+ answers$/ })).toBeVisible();
  const answers = page.getByRole("list", { name: "Answers" }).getByRole("listitem");
  await expect(answers.first()).toBeVisible();
  await expect(answers.filter({ hasNotText: "Repeats another answer" })).toHaveCount(0);
});

test("answers are listed in the order that is chosen, and the address keeps it", async ({ page, notes, look }) => {
  const answers: { text: string }[] = await callApi(page, "GET", `${notes.examplePath}/responses?limit=1000`);
  const longest = answers.toSorted((one, other) => other.text.length - one.text.length)[0]?.text ?? "";
  await page.goto(`${notes.examplePath}/answers`);
  const order = page.getByRole("combobox", { name: "Order" });
  const first = page.getByRole("list", { name: "Answers" }).getByRole("listitem").first();
  await order.selectOption("Longest first");
  await expect(page).toHaveURL(/\/answers\?sort=longest$/);
  await expect(first).toContainText(longest.slice(0, 80));
  await order.selectOption("Latest first");
  await expect(first).toContainText(answers.at(-1)?.text.slice(0, 80) ?? "");
  await page.reload();
  await expect(order).toHaveValue("latest");
  await expect(first).toContainText(answers.at(-1)?.text.slice(0, 80) ?? "");
  await order.selectOption("Least sure first");
  await expect(first).toContainText("Low");
  await look(page, "answers-sorted");
});

test("the pages of credits and changes name what was coded and changed", async ({ page, notes, look }) => {
  await page.goto("/settings/usage");
  await expect(page.getByText(/\d credits in the last 30 days/)).toBeVisible();
  await expect(page.getByRole("list", { name: "Credits per day" }).getByRole("listitem")).toHaveCount(30);
  await expect(page.getByRole("cell", { name: /^Coding of “Thinking about your stay.*Charged/ }).first()).toBeVisible();
  await look(page, "usage-chart");
  const name = `Stay ${notes.examplePath.slice(-6)}`;
  const terms = { name, language: "en", coding_type: "qualitative" };
  const project = await callApi(page, "POST", "/projects", terms);
  await page.goto("/settings/audit-log");
  await expect(page.getByRole("row", { name: /^Create project/ }).filter({ hasText: name })).toBeVisible();
  await look(page, "audit-names");
  await callApi(page, "DELETE", `/projects/${project.id}`);
});

test("another organization's question and malformed ids are a 404", async ({ page, notes }) => {
  for (const path of [notes.foreignPath, "/projects/1/questions/2", `${notes.examplePath}x`]) {
    const reply = await page.goto(path);
    expect(reply?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "There is nothing at this address" })).toBeVisible();
  }
});

test("a view chosen while a search is being typed keeps both", async ({ page, notes }) => {
  await page.goto(`${notes.examplePath}/answers`);
  await page.getByRole("searchbox", { name: "Search the answers" }).fill("a");
  await page.getByRole("button", { name: /^To check/ }).click();
  await expect(page).toHaveURL(
    ({ searchParams }) => `${searchParams.get("view")} ${searchParams.get("search")}` === "uncertain a",
  );
  await expect(page.getByRole("button", { name: /^To check/ })).toHaveAttribute("aria-pressed", "true");
});

test("Enter leaves the search for the list, where the keys of the review work", async ({ page, notes }) => {
  await page.goto(`${notes.examplePath}/answers`);
  // The search result arrives when an answer already has the focus.
  await page.route(/\/api\/.*search=staff/, async (route) => {
    await page.waitForFunction(() => document.activeElement?.matches("ol[aria-label=Answers] > li"));
    await route.continue();
  });
  await page.keyboard.press("/");
  await page.keyboard.type("staff");
  await page.keyboard.press("Enter");
  const list = page.getByRole("list", { name: "Answers" });
  await expect(list).toBeFocused();
  await expect(page).toHaveURL(/search=staff/);
  await page.keyboard.press("j");
  await expect(page.getByRole("status").filter({ hasText: /^\d+ of 540 answers$/ })).toBeVisible();
  await expect(list).toHaveAttribute("aria-busy", "false");
  await expect(list.getByRole("listitem").first()).toBeFocused();
});

test("an answer with many segments takes no more room than its words", async ({ page }) => {
  const segments = Object.fromEntries(Array.from({ length: 12 }, (_, place) => [`Column ${place}`, `Value ${place}`]));
  const { path, remove } = await newQuestion(page, { responses: [{ id: "1", text: "Friendly staff", segments }] });
  await page.goto(`${path}/answers`);
  const answer = page.getByRole("list", { name: "Answers" }).getByRole("listitem");
  for (const width of [1440, 900, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(answer.getByText(/Value 0 · Value 1/).filter({ visible: true })).toHaveCount(1);
    const height = await answer
      .getByText(/Value 0/)
      .filter({ visible: true })
      .evaluate((words) => words.clientHeight);
    expect(height, `at ${width}`).toBeLessThanOrEqual(40);
  }
  await remove();
});
