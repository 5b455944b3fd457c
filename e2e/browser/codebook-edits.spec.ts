import { callApi } from "./call-api";
import { newQuestion } from "./new-question";
import { expect, test } from "./test";

test.use({ viewport: { width: 1200, height: 700 }, contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(async ({ page, signIn }) => signIn(page));

test("codes and categories are added and renamed by mouse", async ({ page }) => {
  const { path, importCodes, remove } = await newQuestion(page);
  await importCodes("Friendly");
  await page.goto(`${path}/codebook`);
  const row = (name: string) => page.getByRole("rowheader", { name });

  await page.getByRole("button", { name: "More for Staff" }).click();
  await page.getByRole("menuitem", { name: "Add a code" }).click();
  await page.keyboard.type("Moves slowly");
  await expect(page.getByLabel("Name of the new code in Staff")).toHaveValue("Moves slowly");
  await page.keyboard.press("Enter");
  await expect(row("Moves slowly")).toBeVisible();
  await expect(page.locator("tr:focus")).toContainText("Moves slowly");

  await page.getByRole("button", { name: "More for Staff" }).click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await expect(page.getByLabel("Name of the category")).toBeFocused();
  await page.keyboard.type("Service");
  await page.keyboard.press("Enter");
  await expect(row("Service")).toBeVisible();

  await page.getByRole("button", { name: "Code", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Add a code" });
  await expect(dialog.getByLabel("Name")).toBeFocused();
  await page.keyboard.type("Knows a lot");
  await dialog.getByLabel("Definition").fill("Staff who can answer questions");
  await dialog.getByRole("button", { name: "Add code" }).click();
  await expect(row("Knows a lot")).toBeVisible();
  await expect(page.locator("tr:focus")).toContainText("Knows a lot");
  await remove();
});

test("a new category is scrolled into view and focused", async ({ page }) => {
  const { path, importCodes, remove } = await newQuestion(page);
  await importCodes(...Array.from({ length: 40 }, (_, number) => `Reason ${number}`));
  await page.goto(`${path}/codebook`);
  await page.getByRole("button", { name: "Category" }).click();
  await page.keyboard.type("Location");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("rowheader", { name: "Location" })).toBeInViewport();
  await expect(page.locator("tr:focus")).toContainText("Location");
  await remove();
});

test("the browser asks before it leaves a text that is not stored yet", async ({ page }) => {
  const { path, importCodes, remove } = await newQuestion(page);
  await importCodes("Friendly");
  await page.goto(`${path}/codebook`);
  await page.getByRole("rowheader", { name: "Friendly" }).click();
  const definition = page.getByLabel("Definition");
  await definition.fill("Smiles and greets");
  const asked = page.waitForEvent("dialog").then(async (dialog) => {
    await dialog.dismiss();
    return dialog.type();
  });
  await page.evaluate(() => window.location.reload());
  expect(await asked).toBe("beforeunload");
  await expect(definition).toHaveValue("Smiles and greets");
  await Promise.all([page.waitForResponse((reply) => reply.request().method() === "PATCH"), definition.blur()]);
  await page.reload();
  await page.getByRole("rowheader", { name: "Friendly" }).click();
  await expect(definition).toHaveValue("Smiles and greets");
  await remove();
});

test("an undo takes back the change that it names, and redo does it again", async ({ page }) => {
  const { path, importCodes, remove } = await newQuestion(page);
  await importCodes("Friendly", "Kind", "Slow", "Late");
  await page.goto(`${path}/codebook`);
  const codes = page.getByRole("treegrid").locator("tr[aria-level='2']");
  const merge = async (one: string, other: string) => {
    await page.getByRole("checkbox", { name: `Select ${one}` }).check();
    await page.getByRole("checkbox", { name: `Select ${other}` }).check();
    await page.getByRole("button", { name: "Merge" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel("Into")).toBeFocused();
    await dialog.getByRole("button", { name: "Merge" }).click();
    await expect(page.getByText(`“${other}” merged into “${one}”`)).toBeVisible();
  };
  await merge("Friendly", "Kind");
  await merge("Slow", "Late");
  await expect(codes).toHaveCount(2);

  await page.keyboard.press("Control+z");
  await expect(codes).toHaveCount(3);
  await expect(page.getByText("Taken back")).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Redo", exact: true }).click();
  await expect(codes).toHaveCount(2);
  await page.getByRole("button", { name: "Undo the last change" }).click();
  await page.getByRole("button", { name: "Undo the last change" }).click();
  await expect(codes).toHaveCount(4);
  await expect(page.getByRole("button", { name: "Undo the last change" })).toBeDisabled();
  await remove();
});

test("the message about a change does not cover the bar of the chosen codes", async ({ page }) => {
  const { path, importCodes, remove } = await newQuestion(page);
  await importCodes(...Array.from({ length: 40 }, (_, number) => `Reason ${number}`));
  await page.setViewportSize({ width: 760, height: 700 });
  await page.goto(`${path}/codebook`);
  await page.getByRole("checkbox", { name: "Select Reason 1", exact: true }).check();
  await page.keyboard.press("j");
  await page.keyboard.press("Delete");
  await expect(page.getByText("“Reason 2” deleted")).toBeVisible();
  const [toast, bar] = [page.locator("[data-sonner-toast]"), page.getByRole("toolbar", { name: "Chosen codes" })];
  const gap = async () => {
    const [above, below] = [await toast.boundingBox(), await bar.boundingBox()];
    return above && below ? below.y - above.y - above.height : Number.NaN;
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  await remove();
});

test("deleting the open code sends no request for what was deleted", async ({ page }) => {
  const { project_id: projectId, question_id: questionId } = await callApi(page, "POST", "/code", {
    codebook: { categories: [{ name: "Staff", codes: [{ name: "Friendly staff" }] }] },
    responses: [{ id: "1", text: "Friendly staff" }],
  });
  const failed: string[] = [];
  page.on("response", (reply) => reply.status() >= 400 && failed.push(`${reply.status()} ${reply.url()}`));
  await page.goto(`/projects/${projectId}/questions/${questionId}/codebook`);
  const code = { name: "Friendly staff" };
  await page.getByRole("rowheader", code).click();
  await expect(page.getByRole("complementary", code).getByRole("listitem")).toHaveCount(1);
  await page.getByRole("row", code).focus();
  await page.keyboard.press("Delete");
  await expect(page.getByText("“Friendly staff” deleted")).toBeVisible();
  await expect(page.getByRole("complementary", code)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Version 2" })).toBeVisible();
  expect(failed).toEqual([]);
  await callApi(page, "DELETE", `/projects/${projectId}`);
});

test("the type that suits the answers is chosen already, with its reason; empty cells are no answers", async ({
  page,
}) => {
  const brands = ["Nike", "Adidas", "Puma", "Nike, Adidas", "Reebok", "New Balance"];
  const responses = Array.from({ length: 35 }, (_, number) => ({
    id: String(number),
    text: number < 30 ? (brands[number % brands.length] ?? "") : "",
  }));
  const { path, remove } = await newQuestion(page, { text: "Which brands of shoes do you know?", responses });
  await page.goto(path);
  await expect(page.getByRole("region", { name: "Next step" })).toContainText("30 answers wait for a codebook");
  await page.getByRole("link", { name: "Build the codebook" }).click();
  await expect(page.getByText("suits these answers best")).toContainText("Nike");
  await expect(page.getByText("Read from 30 answers")).toBeVisible();
  await expect(page.getByRole("radio", { name: /^Names and brands/ })).toBeChecked();
  await page.getByRole("button", { name: "Build codebook" }).click();
  await expect(page.getByRole("rowheader", { name: "Adidas" })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("button", { name: /^Code \d+ answers$/ }).click();
  await expect(page.getByRole("button", { name: /^Code \d+ answers$/ })).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  await remove();
});

test("? shows the keys, and G leads to a question's pages", async ({ page, notes, expectNoAxeFindings }) => {
  await page.goto(`${notes.examplePath}/codebook`);
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keys" });
  await expect(keys.getByRole("region").first()).toHaveAccessibleName("Codebook");
  await expectNoAxeFindings(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("g");
  await page.keyboard.press("a");
  await expect(page).toHaveURL(/\/answers$/);
});
