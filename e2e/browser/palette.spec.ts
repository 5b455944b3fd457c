import type { Page } from "@playwright/test";
import { expect, test } from "./test";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.slow();
test.beforeEach(async ({ page, signIn }) => signIn(page));

const choose = async (page: Page, name: string) => {
  await page.keyboard.press("Control+k");
  await page.getByPlaceholder(/^An action/).fill(name);
  await expect(page.getByRole("option").first()).toHaveText(name);
  await expect(page.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page.getByPlaceholder(/^An action/)).toHaveCount(0);
};

test("an item whose whole name was typed is first in the palette, whatever its group", async ({ page, notes }) => {
  await page.goto(`${notes.examplePath}/codebook`);
  const palette = page.getByRole("dialog", { name: "Search or jump to" });
  await page.keyboard.press("Control+k");
  const groups = palette.locator("[cmdk-group-heading]");
  await expect(groups.filter({ hasText: "Projects and questions" })).toBeVisible();
  const usual = await groups.allTextContents();
  await page.keyboard.type("Answers");
  await expect(palette.getByRole("option").first()).toHaveText("Answers");
  await expect(palette.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
  await expect(palette.getByRole("option", { name: "Download the coded answers" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(palette.getByRole("option").nth(1)).toHaveAttribute("aria-selected", "true");
  await palette.getByRole("combobox").fill("");
  await expect(groups).toHaveText(usual);
  await expect(palette.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
});

test("a page chosen in the palette has the focus, wherever it was before", async ({ page, notes }) => {
  await page.goto("/");
  for (const [name, path] of [
    ["New project from a file", /\/projects\/new$/],
    ["Trackers", /\/trackers$/],
    ["Settings", /\/settings/],
    ["Webhooks", /\/settings\/webhooks$/],
    ["Projects", /\/$/],
    ["Documentation", /\/docs$/],
  ] as const) {
    await choose(page, name);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
    // The button of the palette stays from page to page.
    if (!page.url().endsWith("/docs")) await page.getByRole("button", { name: /^Search or jump to/ }).focus();
  }
  await page.goto(`${notes.examplePath}/codebook`);
  await page.getByRole("link", { name: /^Codebook/ }).focus();
  for (const [name, path] of [
    ["Answers", /\/answers$/],
    ["Suggestions", /\/suggestions$/],
    ["Cross-tabs", /\/tables$/],
    ["Quality", /\/quality$/],
    ["Overview", /\/questions\/[^/]+$/],
  ] as const) {
    await choose(page, name);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("main")).toBeFocused();
  }
});

test("what an action of the palette opens has the focus, and returns it when it closes", async ({ page, notes }) => {
  await page.goto(`${notes.examplePath}/codebook`);
  const isBefore = () => expect(page.getByRole("main")).toBeFocused();
  const opened = page.getByRole("dialog");
  await page.keyboard.press("Control+k");
  await expect(page.getByPlaceholder(/^An action/)).toBeFocused();
  await page.keyboard.press("Escape");
  await isBefore();
  for (const name of ["Download the coded answers", "Add a code"]) {
    await choose(page, name);
    await expect(opened.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(opened).toHaveCount(0);
    await isBefore();
  }
  await choose(page, "Appearance: light");
  await isBefore();
  await choose(page, "Add a category");
  await expect(page.getByLabel("Name of the new category")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Category", exact: true })).toBeFocused();
  const code = page.getByRole("row", { name: /Staff friendliness/ });
  await code.focus();
  await page.keyboard.press("Enter");
  for (const act of ["Merge", "Split"]) {
    await choose(page, `${act} “Staff friendliness”`);
    await expect(opened.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(opened).toHaveCount(0);
    await expect(code).toBeFocused();
  }
  await choose(page, "History of the codebook");
  await expect(page.getByRole("complementary").or(opened).filter({ hasText: "History" })).toBeVisible();
  await expect(page.locator("body:focus")).toHaveCount(0);
  await page.goto(notes.examplePath);
  await choose(page, "Code again");
  await expect(opened.locator(":focus")).toHaveCount(1);
  await page.goto(`${notes.examplePath}/answers`);
  await choose(page, "Focus mode");
  await expect(page.getByPlaceholder("Type to find a code")).toBeFocused();
  await page.goto("/trackers");
  await choose(page, "New tracker");
  await expect(opened.getByLabel("Name")).toBeFocused();
  await page.keyboard.press("Escape");
  await isBefore();
});
