import type { Page } from "@playwright/test";
import { callApi } from "./call-api";
import { expect, test } from "./test";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.slow();

const SUBJECTS = ["Hotel stay", "Bank branch", "Airline", "Online shop", "Clinic visit"];

test("somebody with many projects searches, tags, archives, takes back and filters them", async ({
  page,
  signIn,
  look,
}) => {
  await signIn(page);
  const own = `${Date.now()}`;
  const made: { id: string; name: string }[] = [];
  for (let number = 0; number < 60; number++) {
    const name = `${SUBJECTS[number % SUBJECTS.length]} ${own}-${String(number).padStart(3, "0")}`;
    const questions = [{ text: `What did you like about wave ${number}?` }, { text: "What could be better?" }];
    made.push({ ...(await callApi(page, "POST", "/projects", { name, questions })), name });
  }
  const [first, second] = made as [{ id: string; name: string }, { id: string; name: string }];
  const table = page.getByRole("table", { name: "Projects" });
  const rows = table.getByRole("rowheader");
  const search = page.getByRole("searchbox", { name: "Search projects and questions" });

  await test.step("the address holds a search by the words of a name and a question", async () => {
    await page.goto("/");
    await expect(rows).toHaveCount(50);
    await look(page, "projects");
    await page.keyboard.press("/");
    await expect(search).toBeFocused();
    await page.keyboard.type(`${own} wave 1?`);
    await expect(rows).toHaveCount(6);
    await expect(page).toHaveURL(/search=/);
    await expect(table.getByRole("link", { name: "What did you like about wave 1?" })).toBeVisible();
    await expect(search).toBeFocused();
    await page.reload();
    await expect(rows).toHaveCount(6);
    await expect(search).toHaveValue(`${own} wave 1?`);
  });

  await test.step("the keys go from row to row and open one", async () => {
    await page.getByRole("combobox", { name: "Order" }).selectOption("By name");
    await expect(page).toHaveURL(/sort=name/);
    await search.focus();
    await page.keyboard.press("Enter");
    await expect(rows.first().getByRole("link").first()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("k");
    await page.keyboard.press("j");
    await expect(rows.nth(1).getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("table", { name: "Questions" })).toBeVisible();
  });

  await test.step("tags are typed, and filter", async () => {
    for (const { name } of [first, second]) {
      await page.goto(`/?search=${encodeURIComponent(name)}`);
      await page.getByRole("button", { name: `More for ${name}` }).click();
      await page.getByRole("menuitem", { name: "Tags" }).click();
      const dialog = page.getByRole("dialog");
      if (name === second.name) await expect(dialog.locator(`option[value="Acme ${own}"]`)).toBeAttached();
      await dialog.getByLabel("New tag").fill(`Acme ${own}`);
      await dialog.getByLabel("New tag").press("Enter");
      await expect(dialog.getByRole("button", { name: `Remove the tag Acme ${own}` })).toBeVisible();
      if (name === second.name) await look(page, "project-tags");
      await dialog.getByRole("button", { name: "Save" }).click();
      await expect(rows.getByText(`Acme ${own}`)).toBeVisible();
    }
    await page.goto("/");
    await page.getByRole("combobox", { name: "Tag" }).selectOption(`Acme ${own}`);
    await expect(rows).toHaveCount(2);
  });

  await test.step("an archived project is gone until it is taken back", async () => {
    await page.getByRole("button", { name: `More for ${first.name}` }).click();
    await page.getByRole("menuitem", { name: "Archive" }).click();
    await expect(rows).toHaveCount(1);
    await page.getByRole("combobox", { name: "Status" }).selectOption("Archived");
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText(first.name);
    await page.getByRole("button", { name: `More for ${first.name}` }).click();
    await page.getByRole("menuitem", { name: "Take out of the archive" }).click();
    await expect(page.getByText("No project matches.")).toBeVisible();
    await page.getByRole("combobox", { name: "Status" }).selectOption("Nothing coded yet");
    await expect(rows).toHaveCount(2);
    await page.getByRole("combobox", { name: "Status" }).selectOption("Coded");
    await expect(page.getByText("No project matches.")).toBeVisible();
  });

  await test.step("the list is read page by page", async () => {
    await page.goto(`/?search=${own}&sort=name`);
    await page.getByRole("link", { name: "More projects" }).click();
    await expect(rows).toHaveCount(10);
    await expect(page.getByRole("status").filter({ hasText: "on this page" })).toBeVisible();
    await page.getByRole("link", { name: "Back to the first" }).click();
    await expect(rows).toHaveCount(50);
  });

  await test.step("it fits narrow screens", async () => {
    for (const width of [768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/?search=${own}`);
      await expect(rows).toHaveCount(50);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await look(page, `projects-${width}`);
    }
  });
  for (const { id } of made) await callApi(page, "DELETE", `/projects/${id}`);
});

test("a project of forty questions is a table that sorts", async ({ page, signIn, look }) => {
  await signIn(page);
  const questions = Array.from({ length: 40 }, (_, number) => ({
    text: `Question ${number + 1}: ${"what did you think of the service that you got, and of those who gave it? ".repeat(1 + (number % 3))}`.trim(),
  }));
  const name = `Large study ${Date.now()}`;
  const { id, questions: made } = await callApi(page, "POST", "/projects", { name, questions });
  const path = `/projects/${id}`;
  for (const [place, answers] of [3, 5].entries()) {
    const responses = Array.from({ length: answers }, (_, number) => ({ id: `${number}`, text: "Friendly staff" }));
    await callApi(page, "POST", `${path}/questions/${made[place].id}/upload/json`, { responses });
  }
  await page.goto(path);
  const table = page.getByRole("table", { name: "Questions" });
  const rows = table.getByRole("rowheader");
  await expect(rows).toHaveCount(40);
  await expect(rows.first()).toContainText("Question 1:");
  await look(page, "project-questions");
  await table.getByRole("button", { name: "Answers" }).click();
  await expect(table.getByRole("columnheader", { name: "Answers" })).toHaveAttribute("aria-sort", "descending");
  await expect(rows.first()).toContainText("Question 2:");
  await table.getByRole("button", { name: "Answers" }).click();
  await expect(rows.last()).toContainText("Question 2:");
  await table.getByRole("button", { name: "Answers" }).click();
  await expect(rows.first()).toContainText("Question 1:");
  await page.getByRole("button", { name: /^More for Question 2:/ }).click();
  await page.getByRole("menuitem", { name: "Codebook" }).click();
  await expect(page).toHaveURL(`${path}/questions/${made[1].id}/codebook`);
  for (const width of [768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await expect(rows).toHaveCount(40);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await look(page, `project-questions-${width}`);
  }
  await callApi(page, "DELETE", path);
});

/** How many pixels wider the page is than the window. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
