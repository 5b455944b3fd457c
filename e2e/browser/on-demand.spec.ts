import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { newQuestion } from "./new-question";
import { expect, test } from "./test";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(async ({ page, signIn }) => signIn(page));

/** Delays or refuses all code that the page asks for from now on. */
const scriptsCome = (page: Page, how: "late" | "never") =>
  page.route("**/_next/static/chunks/*.js", async (route) => {
    if (how === "never") return route.abort();
    await pause(400);
    return route.continue();
  });

test("axe finds nothing in open menus, which stand in the page's content", async ({ page, notes, look }) => {
  await page.getByRole("button", { name: notes.email }).click();
  await expect(page.getByRole("main").getByRole("menu")).toBeVisible();
  await look(page, "menu-of-the-user");
  await page.goto(`${notes.examplePath}/codebook`);
  await page.getByRole("button", { name: "More for the codebook" }).click();
  await expect(page.getByRole("menuitem", { name: "Export as CSV" })).toBeVisible();
  await look(page, "menu-of-the-codebook");
});

test("a menu whose code comes late opens with the focus on its first item, and gives it back", async ({
  page,
  notes,
}) => {
  await page.goto(`${notes.examplePath}/codebook`);
  await scriptsCome(page, "late");
  const button = page.getByRole("button", { name: "More for the codebook" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menu", { name: "More for the codebook" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Export as JSON" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toBeHidden();
  await expect(button).toBeFocused();
});

test("a dialog whose code comes late opens with the focus in it, and gives it back", async ({ page, notes }) => {
  await page.goto(`${notes.examplePath}/codebook`);
  await scriptsCome(page, "late");
  const button = page.getByRole("button", { name: "Code", exact: true });
  await button.click();
  await expect(page.getByRole("dialog", { name: "Add a code" }).getByLabel("Name")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
});

test("keys typed before the palette is loaded arrive in it, and are no shortcuts of the page", async ({
  page,
  notes,
}) => {
  await page.goto(`${notes.examplePath}/codebook`);
  await page.getByRole("treegrid", { name: "Codebook" }).locator("tr[aria-level='2']").first().focus();
  await scriptsCome(page, "late");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("eee");
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  await expect(page.getByRole("dialog").getByRole("combobox")).toHaveValue("eee");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByLabel("Name of the code")).toBeHidden();
  await expect(page.getByRole("treegrid", { name: "Codebook" }).locator("tr[aria-level='2']").first()).toBeFocused();
});

test("keys typed before a dialog is loaded arrive in its field, and Escape cancels the dialog", async ({
  page,
  notes,
}) => {
  await page.goto(`${notes.examplePath}/codebook`);
  const code = page.getByRole("treegrid", { name: "Codebook" }).locator("tr[aria-level='2']").first();
  await code.focus();
  await scriptsCome(page, "late");
  await page.keyboard.press("v");
  await page.keyboard.press("Escape");
  await page.waitForTimeout(1_000);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(code).toBeFocused();
  await page.reload();
  await code.focus();
  await page.keyboard.press("v");
  await page.keyboard.type("mxx");
  await page.keyboard.press("Backspace");
  await expect(page.getByRole("dialog").getByRole("combobox")).toHaveValue("mx");
  await page.keyboard.press("Escape");
  await expect(code).toBeFocused();
});

test("keys typed after + or - find the code to add or remove, even if the bar is loaded late", async ({ page }) => {
  const responses = ["1", "2", "3"].map((id) => ({ id, text: `The carpet of room ${id}` }));
  const { path, importCodes, remove } = await newQuestion(page, { responses });
  await importCodes("Carpet", "Zest");
  await page.goto(`${path}/answers`);
  const answer = page.getByRole("list", { name: "Answers" }).getByRole("listitem").first();
  const carpet = answer.getByRole("button", { name: /Carpet/ });
  await expect(answer).toBeVisible();
  // Another popover has fetched the code that popovers share.
  await page.getByRole("button", { name: "Filter" }).press("Enter");
  await page.keyboard.press("Escape");
  await scriptsCome(page, "late");
  for (const key of ["j", "x", "+", ..."car", "Enter"]) await page.keyboard.press(key);
  await expect(carpet).toBeVisible();
  await page.keyboard.press("-");
  const finder = page.getByRole("dialog", { name: "Remove a code" });
  await expect(finder).toBeVisible();
  const [button, panel] = await Promise.all([
    page
      .getByRole("toolbar")
      .getByRole("button", { name: /^Remove a code/ })
      .boundingBox(),
    finder.boundingBox(),
  ]);
  expect(Math.abs((panel?.x ?? 0) - (button?.x ?? 0))).toBeLessThan(360);
  await page.keyboard.press("Enter");
  await expect(carpet).toHaveCount(0);
  await expect(page.locator("body:focus")).toHaveCount(0);
  await remove();
});

test("keys typed before the search of the documentation is loaded arrive in it", async ({ page }) => {
  await page.goto("/docs");
  await scriptsCome(page, "late");
  await page.getByRole("button", { name: "Search the documentation" }).click();
  await page.keyboard.type("webhooks");
  await expect(page.getByRole("dialog").getByRole("combobox")).toHaveValue("webhooks");
});

test("where code cannot be fetched, a message says so, and a second try opens the menu or dialog", async ({
  page,
  notes,
}) => {
  await page.goto(`${notes.examplePath}/codebook`);
  const messages = page.getByRole("region", { name: /Notifications/ });
  await page.keyboard.press("Tab");
  await expect(messages).toBeAttached();
  await scriptsCome(page, "never");
  const dialog = page.getByRole("button", { name: "Code", exact: true });
  const menu = page.getByRole("button", { name: "More for the codebook" });
  const failure = messages.getByText(/^This could not be opened/);
  await dialog.click();
  await expect(failure).toBeVisible();
  await menu.click();
  await expect(menu).toHaveAttribute("aria-expanded", "false");
  await expect(failure).toHaveCount(1);
  await expect(messages.getByRole("button", { name: "Reload" })).toBeVisible();
  await page.unrouteAll();
  await menu.click();
  await page.getByRole("menuitem", { name: "Import a codebook" }).press("Escape");
  await dialog.click();
  await expect(page.getByRole("dialog", { name: "Add a code" })).toBeVisible();
});
