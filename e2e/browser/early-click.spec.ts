import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./test";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(async ({ page, signIn }) => signIn(page));

/** Milliseconds by which the page's scripts are delayed. The test acts on the page before they run. */
const LATE_MS = 1_500;

/** Opens the codebook, and acts before its scripts run. */
async function actWhileScriptsCome(page: Page, path: string, act: () => Promise<void>) {
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    await pause(LATE_MS);
    await route.continue();
  });
  const reading = page.goto(`${path}/codebook`);
  await act();
  await expect(page.locator("next-route-announcer")).toHaveCount(0);
  await reading;
}

test("a button that is pressed before the page's scripts run still does its work, once", async ({ page, notes }) => {
  await actWhileScriptsCome(page, notes.examplePath, () =>
    page.getByRole("button", { name: "Code", exact: true }).click(),
  );
  await expect(page.getByRole("dialog", { name: "Add a code" })).toBeVisible();
  const menu = page.getByRole("button", { name: "More for the codebook" });
  await actWhileScriptsCome(page, notes.examplePath, () => menu.click());
  await expect(page.getByRole("menuitem", { name: "Export as CSV" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
});

/** Marks the page if a script, not the user, presses one of its buttons. */
const markRepeated = (page: Page) =>
  page.addInitScript(() => {
    const mark = ({ isTrusted, target }: Event) => {
      if (!isTrusted && target instanceof Element && target.closest("button")) {
        document.documentElement.dataset.repeated = "";
      }
    };
    addEventListener("click", mark, true);
  });

/** Expects that the page reacts to presses (its menu opens), and that it has not repeated the early press. */
async function expectNothingRepeated(page: Page) {
  await page.getByRole("button", { name: "More for the codebook" }).press("Enter");
  await expect(page.getByRole("menuitem", { name: "Export as CSV" })).toBeVisible();
  await expect(page.locator("html[data-repeated]")).toHaveCount(0);
}

test("an early press is not repeated once the user has gone on to something else", async ({ page, notes }) => {
  const code = page.getByRole("button", { name: "Code", exact: true });
  await markRepeated(page);
  for (const goOn of [() => page.mouse.click(2, 850), () => page.getByRole("searchbox").first().fill("staff")]) {
    await actWhileScriptsCome(page, notes.examplePath, async () => {
      await code.click();
      await goOn();
    });
    await expectNothingRepeated(page);
  }
});

test("an early press is not repeated after one that comes while the scripts take over", async ({ page, notes }) => {
  await markRepeated(page);
  // The page stops recording presses right before React takes over. The test presses the main part at that moment.
  await page.addInitScript(() => {
    const remove = window.removeEventListener;
    window.removeEventListener = (...given: Parameters<typeof remove>) => {
      remove.apply(window, given);
      if (given[1] === window.earlyClick?.note) queueMicrotask(() => document.querySelector("main")?.click());
    };
  });
  await actWhileScriptsCome(page, notes.examplePath, () =>
    page.getByRole("button", { name: "Code", exact: true }).click(),
  );
  await expectNothingRepeated(page);
});
