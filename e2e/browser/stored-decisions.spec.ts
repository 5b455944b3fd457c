import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./test";

test.use({ viewport: { width: 1440, height: 900 } });

test.beforeEach(async ({ page, signIn }) => signIn(page));

// The tests run in parallel on one question, so each decides about a different answer.

const decisionStored = (page: Page) => page.waitForResponse((reply) => reply.request().method() === "PATCH");

/** Holds back all decisions until the returned function is called. */
async function holdDecisions(page: Page): Promise<() => void> {
  let store = () => {};
  const mayStore = new Promise<void>((resolve) => {
    store = resolve;
  });
  await page.route("**/responses", async (route) => {
    await mayStore;
    await route.continue();
  });
  return store;
}

test("a change made offline is announced as waiting, and stored when the connection is back", async ({
  page,
  context,
  notes,
}) => {
  await page.goto(`${notes.examplePath}/answers`);
  const check = page.getByRole("button", { name: /^Answer .+ is checked$/ }).first();
  await expect(check).toHaveAttribute("aria-pressed", "false");
  await context.setOffline(true);
  await expect(page.getByText("What you see may be out of date")).toBeVisible();
  await check.click();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByText("Your changes wait on this page")).toBeVisible();
  await page.getByRole("link", { name: "Codebook" }).click();
  await expect(check).toHaveAttribute("aria-pressed", "true");
  const checked = decisionStored(page);
  await context.setOffline(false);
  await expect(page.getByText("You are offline.")).toBeHidden();
  expect((await checked).status()).toBe(200);
  await page.reload();
  await expect(check).toHaveAttribute("aria-pressed", "true");
  const unchecked = decisionStored(page);
  await check.click();
  await expect(check).toHaveAttribute("aria-pressed", "false");
  expect((await unchecked).status()).toBe(200);
});

test("leaving a page whose changes are being stored asks first, and loses none", async ({ page, notes }) => {
  await page.goto(`${notes.examplePath}/answers`);
  const check = page.getByRole("button", { name: "Answer H1005 is checked" });
  const store = await holdDecisions(page);
  await check.click();
  await expect(check).toHaveAttribute("aria-pressed", "true");
  const asked = page.waitForEvent("dialog").then(async (dialog) => {
    await dialog.dismiss();
    return dialog.type();
  });
  await page.evaluate(() => window.location.reload());
  expect(await asked).toBe("beforeunload");
  for (const done of [true, false]) {
    const stored = decisionStored(page);
    if (done) store();
    else await check.click();
    expect((await stored).status()).toBe(200);
  }
  await expect(check).toHaveAttribute("aria-pressed", "false");
  await page.reload();
  await expect(check).toHaveAttribute("aria-pressed", "false");
});

test("a decision that is being stored is shown in a list that is read meanwhile", async ({ page, notes }) => {
  const store = await holdDecisions(page);
  await page.goto(`${notes.examplePath}/answers`);
  const check = page.getByRole("button", { name: "Answer H1003 is checked" });
  await check.click();
  await expect(check).toHaveAttribute("aria-pressed", "true");
  await page.getByLabel("Search the answers").fill("could not work the shower");
  await expect(page.getByRole("list", { name: "Answers" }).getByRole("listitem")).toHaveCount(1);
  await expect(check).toHaveAttribute("aria-pressed", "true");
  for (const done of [true, false]) {
    const stored = decisionStored(page);
    if (done) store();
    else await check.click();
    expect((await stored).status()).toBe(200);
    await expect(check).toHaveAttribute("aria-pressed", String(done));
  }
});

test("decisions about an answer are stored in their order, even when the first is slow", async ({ page, notes }) => {
  const decisions: boolean[] = [];
  await page.route("**/responses", async (route) => {
    const [{ reviewed }] = route.request().postDataJSON().responses;
    if (reviewed) await pause(1_000);
    decisions.push(reviewed);
    await route.continue();
  });
  await page.goto(`${notes.examplePath}/answers`);
  const check = page.getByRole("button", { name: /^Answer .+ is checked$/ }).nth(1);
  await check.click();
  await expect(check).toHaveAttribute("aria-pressed", "true");
  await check.click();
  await expect(check).toHaveAttribute("aria-pressed", "false");
  await expect.poll(() => decisions).toEqual([true, false]);
});
