import type { Page } from "@playwright/test";
import { callApi } from "./call-api";
import { newQuestion } from "./new-question";
import { newQuestionWithSuggestions } from "./new-question-with-suggestions";
import { expect, test } from "./test";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(async ({ page, signIn }) => signIn(page));

test("what one writes while the service is away stays, and is stored once it is back", async ({ page, look }) => {
  const { path, importCodes, remove } = await newQuestion(page);
  await importCodes("Friendly", "Late");
  const before = await callApi(page, "GET", `${path}/codebook`);
  await page.goto(`${path}/codebook`);
  await page.getByRole("rowheader", { name: "Friendly" }).click();
  const definition = page.getByLabel("Definition");
  await expect(definition).toBeVisible();
  const comeBack = await goAway(page);
  await definition.fill("Staff that smiles");
  await definition.blur();
  const note = page.getByRole("status").filter({ hasText: "The service does not reply" });
  await expect(note).toContainText("Your changes wait on this page");
  await look(page, "service-away");
  await page.keyboard.press("g");
  await page.keyboard.press("a");
  await page.getByRole("link", { name: /^Answers/ }).click();
  await expect(page).toHaveURL(/\/codebook$/);
  await expect(definition).toHaveValue("Staff that smiles");
  await comeBack();
  await expect(page.getByText("“Friendly” changed")).toBeVisible();
  await expect(note).toHaveCount(0);
  const stored = await callApi(page, "GET", `${path}/codebook`);
  expect(stored.categories[0].codes[0].definition).toBe("Staff that smiles");
  expect(stored.version).toBe(before.version + 1);
  await remove();
});

test("answers checked while the service is away are stored once it is back, each once", async ({ page }) => {
  const responses = ["1", "2", "3"].map((id) => ({ id, text: `Friendly staff ${id}` }));
  const { path, importCodes, remove } = await newQuestion(page, { responses });
  await importCodes("Friendly");
  await page.goto(`${path}/answers`);
  await page.keyboard.press("j");
  const comeBack = await goAway(page);
  for (const _ of responses) await page.keyboard.press("Enter");
  await expect(page.getByText("Your changes wait on this page")).toBeVisible();
  await comeBack();
  await expect(page.getByText("Your changes wait on this page")).toHaveCount(0);
  await expect.poll(async () => (await callApi(page, "GET", `${path}/responses?reviewed=true`)).length).toBe(3);
  await remove();
});

test("a table is saved once the service is back, and then its button is focused", async ({ page }) => {
  const { path, remove } = await codedQuestion(page);
  await page.goto(`${path}/tables`);
  await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
  const name = page.getByRole("dialog").getByLabel("Name");
  await name.fill("By region");
  const comeBack = await goAway(page);
  await name.press("Enter");
  await expect(page.getByText("The service does not reply")).toBeVisible();
  await expect(name).toHaveValue("By region");
  await comeBack();
  await expect(page.getByText("“By region” is saved")).toBeVisible();
  await expect(page.locator("main button:focus")).toHaveAccessibleName(/By region/);
  await remove();
});

test("a suggestion applied while the service is away is applied once it is back, and only once", async ({ page }) => {
  const { project, path } = await newQuestionWithSuggestions(page);
  const before = await callApi(page, "GET", `${path}/codebook`);
  await page.goto(`${path}/suggestions`);
  const tea = page.getByRole("main").getByRole("listitem", { name: 'Add the code "Cold tea"' });
  await expect(page.getByRole("status").filter({ hasText: /^\d+ suggestions?$/ })).toBeVisible();
  const comeBack = await goAway(page);
  await tea.getByRole("button", { name: "Apply" }).press("Enter");
  await expect(page.getByText("Your changes wait on this page")).toBeVisible();
  await expect(tea).toHaveCount(0);
  await page.getByRole("radio", { name: "Applied" }).click();
  await expect(tea).toContainText("Being applied…");
  await comeBack();
  await expect(tea).toContainText("Applied just now");
  await expect(page.getByText("Your changes wait on this page")).toHaveCount(0);
  const after = await callApi(page, "GET", `${path}/codebook`);
  expect(after.version).toBe(before.version + 1);
  const names = after.categories.flatMap(({ codes }: { codes: { name: string }[] }) => codes.map(({ name }) => name));
  expect(names.filter((name: string) => name === "Cold tea")).toHaveLength(1);
  await callApi(page, "DELETE", project);
});

test("a form of the settings is sent once the service is back", async ({ page }) => {
  await page.goto("/settings/api-keys");
  const name = page.getByLabel("Name");
  const comeBack = await goAway(page);
  await name.fill("Nightly import");
  await name.press("Enter");
  await expect(page.getByText("The service does not reply")).toBeVisible();
  await expect(name).toHaveValue("Nightly import");
  await comeBack();
  await expect(page.getByRole("listitem").filter({ hasText: "Nightly import" })).toHaveCount(1);
  await expect(page.getByText("The service does not reply")).toHaveCount(0);
});

async function codedQuestion(page: Page) {
  const { project_id: projectId, question_id: questionId } = await callApi(page, "POST", "/code", {
    codebook: { categories: [{ name: "Staff", codes: [{ name: "Friendly staff" }] }] },
    responses: [
      { id: "1", text: "Friendly staff" },
      { id: "2", text: "Friendly staff and good food" },
    ],
  });
  const path = `/projects/${projectId}/questions/${questionId}`;
  return { path, remove: () => callApi(page, "DELETE", `/projects/${projectId}`) };
}

/** Lets no request reach the service, as if it were stopped; the returned function starts it again. */
async function goAway(page: Page): Promise<() => Promise<void>> {
  await page.route("**/*", (route) => route.abort("connectionrefused"));
  return () => page.unroute("**/*");
}

test("an edit after the session has ended waits, and is stored once somebody has signed in again", async ({ page }) => {
  const { path, importCodes, remove } = await newQuestion(page);
  await importCodes("Friendly", "Late");
  await page.goto(`${path}/codebook`);
  await page.getByRole("rowheader", { name: "Friendly" }).click();
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  const definition = page.getByLabel("Definition");
  await definition.fill("Staff that smiles");
  await definition.blur();
  await expect(page.getByText("Your session has ended")).toBeVisible();
  const [signIn] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: "Sign in", exact: true }).click(),
  ]);
  await expect(signIn.getByLabel("Password")).toBeVisible();
  await page.context().addCookies(cookies);
  await expect(page.getByText("“Friendly” changed")).toBeVisible();
  await expect(page.getByText("Your session has ended")).toHaveCount(0);
  const stored = await callApi(page, "GET", `${path}/codebook`);
  expect(stored.categories[0].codes[0].definition).toBe("Staff that smiles");
  await remove();
});
