import type { Page } from "@playwright/test";
import { callApi } from "./call-api";
import { newQuestion } from "./new-question";
import { expect, test } from "./test";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(async ({ page, signIn }) => signIn(page));

type Code = { name: string; evidence: string | null; mention_sentiment: string };

const bar = (page: Page) => page.getByRole("toolbar", { name: "Chosen answers" });
const answer = (page: Page, id: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("checkbox", { name: `Select answer ${id}`, exact: true }) });

test("several answers are checked, given a code and undone at once, by mouse and by keys", async ({ page, look }) => {
  const responses = Array.from({ length: 12 }, (_, index) => ({
    id: `r${index + 1}`,
    text: `Friendly staff ${index}`,
  }));
  const { path, importCodes, remove } = await newQuestion(page, { responses });
  await importCodes("Friendly", "Late");
  await page.goto(`${path}/answers`);

  await page.getByRole("checkbox", { name: "Select answer r2", exact: true }).check();
  await page.getByRole("checkbox", { name: "Select answer r5", exact: true }).click({ modifiers: ["Shift"] });
  await expect(bar(page)).toContainText("4 answers");
  await bar(page).getByRole("button", { name: "Add a code" }).click();
  await page.getByRole("combobox", { name: "Add a code" }).fill("Friendly");
  await page.keyboard.press("Enter");
  for (const id of ["r2", "r5"]) await expect(answer(page, id).getByRole("button", { name: "Friendly" })).toBeVisible();
  await expect(answer(page, "r1").getByRole("button", { name: "Friendly" })).toHaveCount(0);
  await look(page, "answers-chosen");

  await bar(page).getByRole("button", { name: "Remove a code" }).click();
  await page.getByRole("option", { name: /^Friendly/ }).click();
  await expect(answer(page, "r2").getByRole("button", { name: "Friendly" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(bar(page)).toHaveCount(0);
  await page.keyboard.press("z");
  await expect(answer(page, "r5").getByRole("button", { name: "Friendly" })).toBeVisible();

  await page.keyboard.press("k");
  await page.keyboard.press("x");
  await expect(bar(page)).toContainText("1 answer");
  await bar(page).getByRole("button", { name: "Check" }).click();
  await expect(page.getByRole("button", { name: "Checked 5" })).toBeVisible();

  await page.getByRole("checkbox", { name: "Select all 12 answers" }).check();
  await bar(page).getByRole("button", { name: "Add a code" }).click();
  await page.getByRole("combobox", { name: "Add a code" }).fill("Punctual");
  await page.getByRole("option", { name: "New code “Punctual”" }).click();
  await expect(answer(page, "r12").getByRole("button", { name: "Punctual" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Checked 12" })).toBeVisible();
  await page.reload();
  await expect(answer(page, "r3").getByRole("button", { name: "Punctual" })).toBeVisible();
  await expect(answer(page, "r3").getByRole("button", { name: "Friendly" })).toBeVisible();
  await remove();
});

test("a code of several answers is replaced by another in one step, by mouse, by keys and from the palette", async ({
  page,
  look,
}) => {
  const responses = [1, 2, 3, 4].map((n) => ({ id: `r${n}`, text: `Friendly staff, late train ${n}` }));
  const { path, importCodes, remove } = await newQuestion(page, { responses });
  await importCodes("Friendly", "Late", "Punctual");
  const [category] = (await callApi(page, "GET", `${path}/codebook`)).categories;
  const [friendly, late] = category.codes;
  const stored = (): Promise<{ id: string; response_id: string; reviewed: boolean; codes: Code[] }[]> =>
    callApi(page, "GET", `${path}/responses`);
  for (const { id, response_id } of await stored()) {
    const codes = [{ code_id: friendly.id, evidence: "Friendly staff", sentiment: "Mixed" }, { code_id: late.id }];
    const given = id === "r4" ? codes.slice(1) : codes;
    await callApi(page, "PATCH", `${path}/responses/${response_id}`, { codes: given, reviewed: false });
  }
  const codeOf = (id: string, name: string) =>
    answer(page, id).getByRole("button", { name: new RegExp(`^\\d?${name}`) });
  await page.goto(`${path}/answers`);

  await page.getByRole("checkbox", { name: /^Select all/ }).check();
  await bar(page).getByRole("button", { name: "Replace a code" }).click();
  const options = page.getByRole("dialog", { name: "Replace a code" }).getByRole("option");
  await expect(options).toHaveText([/^Late.*4 have it/, /^Friendly.*3 have it/]);
  await page.getByRole("option", { name: /^Friendly/ }).click();
  const field = page.getByRole("combobox", { name: "Code in place of Friendly" });
  await expect(field).toBeFocused();
  await expect(options).toHaveText([/^Late/, /^Punctual/]);
  await look(page, "replace-a-code");
  await page.getByRole("option", { name: /^Punctual/ }).click();
  for (const id of ["r1", "r2", "r3"]) {
    await expect(codeOf(id, "Punctual")).toBeVisible();
    await expect(codeOf(id, "Friendly")).toHaveCount(0);
  }
  await expect(codeOf("r4", "Punctual")).toHaveCount(0);
  await expect(page.getByRole("listitem").filter({ hasText: "“Friendly” replaced by “Punctual”" })).toContainText(
    "3 answers",
  );
  await page.getByRole("button", { name: "Undo" }).click();
  for (const id of ["r1", "r3"]) await expect(codeOf(id, "Friendly")).toBeVisible();
  await expect(codeOf("r2", "Punctual")).toHaveCount(0);

  await page.keyboard.press("r");
  await expect(page.getByRole("combobox", { name: "Code to replace" })).toBeFocused();
  await page.keyboard.type("late");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Code in place of Late" })).toHaveValue("");
  await page.keyboard.press("Backspace");
  await expect(page.getByRole("combobox", { name: "Code to replace" })).toBeFocused();
  await page.keyboard.type("late");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Code in place of Late" })).toBeFocused();
  await page.keyboard.type("friendly");
  await page.keyboard.press("Enter");
  for (const id of ["r1", "r4"]) {
    await expect(codeOf(id, "Late")).toHaveCount(0);
    await expect(codeOf(id, "Friendly")).toHaveCount(1);
  }
  await page.keyboard.press("z");
  await expect(codeOf("r4", "Late")).toBeVisible();
  await expect(codeOf("r4", "Friendly")).toHaveCount(0);
  await expect(codeOf("r1", "Late")).toBeVisible();

  await page.keyboard.press("Control+k");
  await page.keyboard.type("replace");
  await expect(page.getByRole("option", { name: /^Replace/ })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await page.getByRole("combobox", { name: "Code to replace" }).fill("friendly");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Code in place of Friendly" })).toBeFocused();
  await page.keyboard.type("Kind people");
  await page.getByRole("option", { name: "New code “Kind people”" }).click();
  for (const id of ["r1", "r3"]) await expect(codeOf(id, "Kind people")).toBeVisible();
  await expect
    .poll(async () => (await stored()).map(({ codes }) => codes.map(({ name }) => name)))
    .toEqual([...Array(3).fill(["Kind people", "Late"]), ["Late"]]);
  const [first] = await stored();
  expect(first?.codes[0]).toMatchObject({ evidence: "Friendly staff", mention_sentiment: "Mixed" });
  await remove();
});

test("a code given to or removed from chosen answers leaves the others undecided", async ({ page }) => {
  const responses = [1, 2].map((n) => ({ id: `r${n}`, text: `Friendly staff ${n}` }));
  const { path, importCodes, remove } = await newQuestion(page, { responses });
  await importCodes("Friendly", "Late");
  await page.goto(`${path}/answers`);
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await page.keyboard.press("+");
  await expect(page.getByRole("combobox", { name: "Add a code" })).toBeFocused();
  await page.keyboard.type("friendly");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Checked 1" })).toBeVisible();
  await page.getByRole("checkbox", { name: "Select answer r2", exact: true }).check();
  await page.keyboard.press("-");
  await expect(page.getByRole("combobox", { name: "Remove a code" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(answer(page, "r1").getByRole("button", { name: "Friendly" })).toHaveCount(0);
  await expect(page.getByText("“Friendly” removed")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Checked 1" })).toBeVisible();
  await remove();
});

test("a code is made while reading an answer", async ({ page }) => {
  const { path, importCodes, remove } = await newQuestion(page);
  await importCodes("Late");
  await page.goto(`${path}/answers`);
  await page.keyboard.press("j");
  await page.keyboard.press("c");
  await page.keyboard.type("Kind people");
  await page.getByRole("option", { name: "New code “Kind people”" }).click();
  await page.keyboard.press("Escape");
  await expect(answer(page, "1").getByRole("button", { name: "Kind people" })).toBeVisible();
  await remove();
});

test("Enter chooses a code that has the typed words, not the new code below it", async ({ page }) => {
  const { path, importCodes, remove } = await newQuestion(page);
  await importCodes("Slow waiters", "Good food");
  await page.goto(`${path}/answers`);
  await page.keyboard.press("j");
  await page.keyboard.press("c");
  await page.keyboard.type("waiters");
  const options = page.getByRole("dialog").getByRole("option");
  await expect(options).toHaveText([/Slow waiters/, /New code “waiters”/]);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(answer(page, "1").getByRole("button", { name: "Slow waiters" })).toBeVisible();
  await page.goto(`${path}/codebook`);
  await page.getByRole("treegrid").locator("tr[aria-level='2']").first().focus();
  await page.keyboard.press("v");
  await page.keyboard.type("taf");
  await expect(options).toHaveText([/Staff/, /New category “taf”/]);
  await remove();
});

test("on a phone the tabs show the current page", async ({ page, notes }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${notes.examplePath}/quality`);
  await expect(page.getByRole("link", { name: "Quality", exact: true })).toBeInViewport({ ratio: 1 });
});

test("all answers that match are selected, also those that are not loaded, and one undo takes a decision back", async ({
  page,
}) => {
  const responses = Array.from({ length: 640 }, (_, index) => ({
    id: `r${index + 1}`,
    text: index % 2 === 0 ? `Friendly staff ${index}` : `Late train ${index}`,
  }));
  const { path, importCodes, remove } = await newQuestion(page, { responses });
  await importCodes("Friendly", "Late");
  await page.goto(`${path}/answers?search=friendly`);
  await expect(page.getByText("320 of 640 answers")).toBeVisible();

  await page.getByRole("checkbox", { name: "Select all 320 answers" }).click();
  await expect(bar(page)).toContainText("320 answers");
  await bar(page).getByRole("button", { name: "Add a code" }).click();
  await page.getByRole("option", { name: /^Friendly/ }).click();
  await expect(page.getByRole("button", { name: "Checked 320" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Checked 0" })).toBeVisible();
  await remove();
});
