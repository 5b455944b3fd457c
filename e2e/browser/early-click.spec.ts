import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "./test";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(async ({ page, signIn }) => signIn(page));

/** How late the page's scripts come: the page is read and pressed before. */
const LATE_MS = 1_500;

test("a button that is pressed before the page's scripts run still does its work, once", async ({ page, notes }) => {
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    await pause(LATE_MS);
    await route.continue();
  });
  const pressWhileScriptsCome = async (name: string, exact = true) => {
    const reading = page.goto(`${notes.examplePath}/codebook`);
    const button = page.getByRole("button", { name, exact });
    await button.click();
    await expect(page.locator("next-route-announcer")).toHaveCount(0);
    await reading;
    return button;
  };
  await pressWhileScriptsCome("Code");
  await expect(page.getByRole("dialog", { name: "Add a code" })).toBeVisible();
  const menu = await pressWhileScriptsCome("More for the codebook");
  await expect(page.getByRole("menuitem", { name: "Export as CSV" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
});
