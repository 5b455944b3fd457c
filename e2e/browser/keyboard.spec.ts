import { callApi } from "./call-api";
import { newQuestion } from "./new-question";
import { expect, test } from "./test";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(async ({ page, signIn }) => signIn(page));

test("Tab enters the current answer, its codes and then the bar of the selected answers", async ({ page }) => {
  const { project_id: projectId, question_id: questionId } = await callApi(page, "POST", "/code", {
    codebook: { categories: [{ name: "Staff", codes: [{ name: "Friendly staff" }, { name: "Slow staff" }] }] },
    responses: ["1", "2", "3", "4"].map((id) => ({ id, text: `Friendly staff in room ${id}` })),
  });
  const path = `/projects/${projectId}/questions/${questionId}`;
  await page.goto(`${path}/answers`);
  const answer = (place: number) => page.getByRole("list", { name: "Answers" }).locator(`li[data-index="${place}"]`);
  await page.getByRole("checkbox", { name: /^Select all/ }).focus();
  await page.keyboard.press("Tab");
  await expect(answer(0)).toBeFocused();
  await expect(answer(0)).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("j");
  await expect(answer(1)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(answer(1).getByRole("button", { name: /Friendly staff/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitemradio", { name: "Negative" }).press("Enter");
  await expect.poll(async () => (await callApi(page, "GET", `${path}/responses?reviewed=false`)).length).toBe(4);

  // A press of a button in another row makes it the row that the keys act on.
  await answer(2).getByRole("button", { name: "Answer 3 is checked" }).click();
  await page.keyboard.press("c");
  await page.keyboard.press("Escape");
  await expect(answer(2)).toBeFocused();

  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(page.getByRole("status").filter({ hasText: "2 answers selected" })).toBeAttached();
  await page.keyboard.press("+");
  await page.keyboard.type("slow");
  await page.keyboard.press("Enter");
  for (const place of [2, 3]) await expect(answer(place).getByRole("button", { name: /Slow staff/ })).toHaveCount(1);
  // The review goes on: the next key acts on the current answer, not on the closed finder.
  await expect(answer(3)).toBeFocused();
  await page.keyboard.press("k");
  await page.keyboard.press("+");
  await page.keyboard.press("Escape");
  await expect(answer(2)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(answer(3)).toBeFocused();
  await expect(page.getByRole("dialog", { name: "Add a code" })).toHaveCount(0);
  await page.keyboard.press("a");
  for (const id of ["3", "4"])
    await expect(page.getByRole("button", { name: `Answer ${id} is checked` }).first()).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  const bar = page.getByRole("toolbar", { name: "Chosen answers" });
  await bar.getByRole("button", { name: /^Clear/ }).press("Enter");
  await expect(bar).toHaveCount(0);
  await expect(answer(3)).toBeFocused();
  await callApi(page, "DELETE", `/projects/${projectId}`);
});

test("the palette leads to the pages of a question, and arrows choose the format of a file", async ({
  page,
  notes,
}) => {
  await page.goto(`${notes.examplePath}/answers`);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("cross");
  await expect(page.getByRole("option", { name: "Cross-tabs" })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/tables$/);
  await page.getByRole("button", { name: "Download" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Download the coded answers" });
  await expect(dialog.getByRole("radio", { name: "CSV" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("radio", { name: "SPSS" })).toBeFocused();
  await expect(dialog.getByRole("radio", { name: "SPSS" })).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Download" })).toBeFocused();
});

test("Tab goes past a message, and its button gives the focus back", async ({ page }) => {
  const { path, importCodes, remove } = await newQuestion(page);
  await importCodes("Friendly", "Late");
  await page.goto(`${path}/codebook`);
  const row = page.getByRole("row", { name: /Friendly/ });
  await row.focus();
  await page.keyboard.press("e");
  await page.getByLabel("Name of the code").fill("Kind");
  await page.keyboard.press("Enter");
  const message = page.getByRole("listitem").filter({ hasText: "“Kind” changed" });
  await expect(message).toBeVisible();
  const kind = page.getByRole("row", { name: /Kind/ });
  await expect(kind).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(message).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(message.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(kind).not.toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await message.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.getByText("Taken back")).toBeVisible();
  await expect(page.locator("body:focus")).toHaveCount(0);
  await remove();
});

test("before coding, definitions leave the names of categories readable beside an open code", async ({ page }) => {
  const { path, ids, remove } = await newQuestion(page);
  const definition = "All that people say of how long they waited, wherever it was. ".repeat(4);
  await callApi(page, "POST", "/codebook/import", {
    ...ids,
    categories: [{ name: "Further themes", codes: [{ name: "Waiting", definition }] }],
  });
  await page.goto(`${path}/codebook`);
  await expect(page.getByRole("columnheader", { name: "Definition" })).toBeVisible();
  await page.getByRole("rowheader", { name: "Waiting" }).click();
  await expect(page.getByLabel("Definition", { exact: true })).toBeVisible();
  const name = page.getByRole("rowheader").getByText("Further themes");
  expect((await name.boundingBox())?.height).toBeLessThan(48);
  await remove();
});

test("the ring around a focused tab is not cut by the bar of tabs", async ({ page, notes }) => {
  await page.goto(notes.examplePath);
  const tab = page.getByRole("link", { name: /^Codebook/ });
  await tab.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(tab).toBeFocused();
  expect(await tab.evaluate((link) => getComputedStyle(link).outlineOffset)).toBe("-2px");
});
