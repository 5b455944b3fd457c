import type { Page } from "@playwright/test";
import { callApi } from "./call-api";
import { newQuestion } from "./new-question";
import { newQuestionWithSuggestions } from "./new-question-with-suggestions";
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
  const tab = page.getByRole("link", { name: "Suggestions" });
  const open = await cards.count();
  await expect(tab).toHaveText(`Suggestions${open}`);

  await card.getByRole("button", { name: "Dismiss" }).click();
  await card.getByLabel("Reason, if you like").fill("Too narrow");
  await card.getByRole("button", { name: "Dismiss" }).click();
  await expect(card).toHaveCount(0);
  await expect(tab).toHaveText(`Suggestions${open - 1}`);
  await page.getByRole("radio", { name: "Dismissed" }).click();
  await expect(card).toContainText("Too narrow");
  await card.getByRole("button", { name: "Reopen" }).click();
  await expect(card).toHaveCount(0);

  await page.getByRole("radio", { name: "Open" }).click();
  await card.getByRole("button", { name: "Preview" }).click();
  await expect(card.getByRole("region", { name: "What it would change" })).toContainText("In your tables");
  await look(page, "suggestion-preview");
  await card.getByRole("button", { name: "Apply" }).press("Enter");
  await expect(card).toHaveCount(0);
  await expect(cards.first()).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(card).toBeVisible();

  const automatic = page.getByRole("checkbox", { name: /automatically/ });
  await expect(automatic).toBeVisible();
  const before = await automatic.isChecked();
  for (const checked of [!before, before]) {
    const stored = page.waitForResponse((reply) => reply.request().method() === "PATCH" && reply.ok());
    await automatic.setChecked(checked);
    await stored;
    await page.reload();
    await expect(automatic).toBeChecked({ checked });
  }
});

test("a suggestion is accepted with changes, others all at once, and each is taken back", async ({ page, look }) => {
  const { project, path } = await newQuestionWithSuggestions(page);
  const names = async () =>
    (await callApi(page, "GET", `${path}/codebook`)).categories.map(
      ({ name, codes }: { name: string; codes: { name: string; sentiment: string }[] }) =>
        `${name}: ${codes.map((code) => `${code.name} ${code.sentiment}`).join(", ")}`,
    );
  const before = await names();
  await page.goto(`${path}/suggestions`);
  const main = page.getByRole("main");
  const tea = main.getByRole("listitem", { name: 'Add the code "Cold tea"' });
  const wait = main.getByRole("listitem", { name: 'Add the code "Long wait"' });
  await tea.getByRole("button", { name: "Change" }).press("Enter");
  await expect(tea.getByLabel("Name")).toBeFocused();
  await tea.getByLabel("Name").fill("Lukewarm tea");
  await tea.getByLabel("Sentiment").selectOption("Negative");
  await tea.getByLabel("Category").selectOption("Staff");
  await tea.getByRole("button", { name: "Preview" }).click();
  const effect = tea.getByRole("region", { name: "What it would change" });
  await expect(effect.getByRole("row", { name: "Lukewarm tea new – 2" })).toBeVisible();
  await expect(effect).toContainText("2 answers would change");
  await look(page, "suggestion-changed");
  await tea.getByRole("button", { name: "Apply" }).click();
  await expect(tea).toHaveCount(0);
  await expect.poll(names).toEqual(["Staff: Friendly Neutral, Lukewarm tea Negative"]);

  await main.getByRole("radio", { name: "Applied" }).click();
  await tea.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(tea).toHaveCount(0);
  await expect.poll(names).toEqual(before);

  await main.getByRole("radio", { name: "Open" }).click();
  await tea.getByRole("checkbox").check();
  await wait.getByRole("checkbox").check();
  await main.getByRole("button", { name: "Apply 2 suggestions" }).click();
  await expect(tea.or(wait)).toHaveCount(0);
  await expect.poll(names).not.toEqual(before);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(tea).toBeVisible();
  await expect(wait).toBeVisible();
  await expect.poll(names).toEqual(before);
  await callApi(page, "DELETE", project);
});

test("suggestions of few answers are there when the page is opened after a coding, if the project wants that", async ({
  page,
}) => {
  const said = ["The staff were friendly", "The pool was dirty", "Dirty pool, sadly", "A dirty pool again"];
  const responses = said.map((text, place) => ({ id: `${place}`, text }));
  const question = await newQuestion(page, { responses });
  await question.importCodes("Friendly staff");
  const { job_id } = await callApi(page, "POST", `${question.path}/code`, {});
  await expect.poll(async () => (await callApi(page, "GET", `/jobs/${job_id}`)).status).toBe("completed");
  // The page's request to compute suggestions is never sent on, so those shown were computed after coding.
  await page.route("**/refinement/suggestions", () => {});
  await expect(async () => {
    await page.goto(`${question.path}/suggestions`);
    await expect(page.getByRole("heading", { name: /^Add the code/ })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.unroute("**/refinement/suggestions");
  await page.reload();
  await expect(page.getByText(/updated (just now|\d+ minutes? ago)/)).toBeVisible();
  await expect(page.getByText("They are there when you open this page.")).toBeVisible();
  await page.getByRole("checkbox", { name: /automatically/ }).uncheck();
  await expect(page.getByText("They are looked for when somebody opens this page")).toBeVisible();
  await question.remove();
});

test("the suggestions of last time are shown while the server looks for others", async ({ page }) => {
  const { project, path } = await newQuestionWithSuggestions(page);
  const { release } = await hold(page, "**/refinement/suggestions");
  await page.goto(`${path}/suggestions`);
  await expect(page.getByRole("listitem", { name: 'Add the code "Cold tea"' })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Reading the answers for more" })).toBeVisible();
  release();
  await expect(page.getByRole("status").filter({ hasText: /^\d+ suggestions?$/ })).toBeVisible();
  await callApi(page, "DELETE", project);
});

test("a suggestion moves at once when it is applied, and comes back with the reason if that fails", async ({
  page,
  look,
}) => {
  const { project, path } = await newQuestionWithSuggestions(page);
  await page.goto(`${path}/suggestions`);
  const main = page.getByRole("main");
  const tea = main.getByRole("listitem", { name: 'Add the code "Cold tea"' });
  const wait = main.getByRole("listitem", { name: 'Add the code "Long wait"' });
  await expect(page.getByRole("status").filter({ hasText: "2 suggestions" })).toBeVisible();
  const { release, held } = await hold(page, "**/refinement/apply", {
    status: 409,
    json: { success: false, error: { code: "CONFLICT", message: "Somebody else is changing this codebook." } },
  });
  await tea.getByRole("button", { name: "Change" }).click();
  await tea.getByLabel("Name").fill("Lukewarm tea");
  // A double click applies one suggestion, not also the next one, which is then in its place.
  await tea.getByRole("button", { name: "Apply" }).dblclick();
  await expect(tea).toHaveCount(0);
  await expect(wait).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "1 suggestion" })).toBeVisible();
  await main.getByRole("radio", { name: "Applied" }).click();
  await expect(tea).toContainText("Being applied…");
  await expect(tea.getByRole("button")).toHaveCount(0);
  await look(page, "suggestion-being-applied");
  expect(held()).toBe(1);

  release();
  await expect(tea).toHaveCount(0);
  await main.getByRole("radio", { name: "Open" }).click();
  await expect(tea.getByRole("alert")).toHaveText("Not applied: Somebody else is changing this codebook.");
  await look(page, "suggestion-not-applied");
  await tea.getByRole("button", { name: "Change" }).click();
  await expect(tea.getByLabel("Name")).toHaveValue("Lukewarm tea");

  const message = "1 of 2 suggestions cannot be applied, so none was.";
  const issues = [{ path: "suggestions[1]", message: "The code is gone." }];
  const both = await hold(page, "**/refinement/bulk-apply", {
    status: 404,
    json: { success: false, error: { code: "NOT_FOUND", message, issues } },
  });
  for (const card of [tea, wait]) await card.getByRole("checkbox").check();
  await main.getByRole("button", { name: "Apply 2 suggestions" }).click();
  await expect(tea.or(wait)).toHaveCount(0);
  both.release();
  await expect(tea.getByRole("alert")).toHaveText(`Not applied: ${message}`);
  await expect(wait.getByRole("alert")).toHaveText("Not applied: The code is gone.");
  await page.unroute("**/refinement/apply");
  await tea.getByRole("button", { name: "Apply" }).click();
  await main.getByRole("radio", { name: "Applied" }).click();
  await expect(tea).toContainText("Applied just now");
  await tea.getByRole("button", { name: "Reopen without undoing" }).click();
  await main.getByRole("radio", { name: "Open" }).click();
  await expect(tea).toContainText("Applied before, and reopened without undoing what it changed");
  await look(page, "suggestion-reopened");
  await callApi(page, "DELETE", project);
});

test("suggestions are applied one after another while the open list is read again", async ({ page, look }) => {
  const { project, path } = await newQuestionWithSuggestions(page);
  await page.goto(`${path}/suggestions`);
  const main = page.getByRole("main");
  const tea = main.getByRole("listitem", { name: 'Add the code "Cold tea"' });
  const wait = main.getByRole("listitem", { name: 'Add the code "Long wait"' });
  await expect(page.getByRole("status").filter({ hasText: "2 suggestions" })).toBeVisible();
  const applying = await hold(page, "**/refinement/apply");
  const [isRead, reading] = signal();
  const [arrive, arriving] = signal();
  let lists = 0;
  await page.route("**/refinement/suggestions", async (route) => {
    if (route.request().postDataJSON().status === "pending") return;
    if (lists++ > 0) return route.continue();
    // The first list of applied ones is read before the suggestion is applied, and arrives after that.
    const response = await route.fetch();
    isRead();
    await arriving;
    await route.fulfill({ response }).catch(() => {});
  });
  await tea.getByRole("button", { name: "Apply" }).click();
  await main.getByRole("radio", { name: "Applied" }).click();
  await reading;
  applying.release();
  await expect(page.getByText("2 answers changed")).toBeVisible();
  arrive();
  await expect(tea).toContainText("Applied just now");
  await main.getByRole("radio", { name: "Open" }).click();
  await wait.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("1 answer changed")).toBeVisible();
  await main.getByRole("radio", { name: "Applied" }).click();
  await expect(main.getByRole("heading", { name: /^Add the code/ })).toHaveText([
    'Add the code "Long wait"',
    'Add the code "Cold tea"',
  ]);
  await look(page, "suggestions-applied");
  await page.setViewportSize({ width: 390, height: 844 });
  await look(page, "suggestions-applied-phone");
  await callApi(page, "DELETE", project);
});

/** Holds requests until they are released. Then they go on, or get this reply. */
async function hold(page: Page, url: string, reply?: { status: number; json: unknown }) {
  let held = 0;
  const [release, released] = signal();
  await page.route(url, async (route) => {
    held++;
    await released;
    await (reply ? route.fulfill(reply) : route.continue());
  });
  return { release, held: () => held };
}

/** A promise, and what resolves it. */
function signal(): [() => void, Promise<void>] {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return [give, given];
}
