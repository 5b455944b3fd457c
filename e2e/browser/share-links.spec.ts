import type { Browser, Page } from "@playwright/test";
import { newQuestion } from "./new-question";
import { expect, test } from "./test";

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: "reduce" } });
test.slow();
test.beforeEach(async ({ page, signIn }) => signIn(page));

/** A page of somebody who has no cookies. */
const visitor = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("a client reads the shares by a link until it is revoked", async ({ page, browser, notes, look }) => {
  await page.goto(notes.examplePath.replace(/\/questions.*/, ""));
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("no text of any answer")).toBeVisible();
  await dialog.getByLabel("Name").fill("Client deck");
  await dialog.getByRole("button", { name: "Make a link" }).click();
  const address = await dialog.getByLabel("The link “Client deck”, shown only now").inputValue();
  await expect(dialog.getByText("Never opened")).toBeVisible();
  await dialog.getByLabel("Name").fill("For the board");
  await dialog.getByLabel("With the answers of each code").check();
  await dialog.getByRole("button", { name: "Make a link" }).click();
  const withAnswers = await dialog.getByLabel("The link “For the board”, shown only now").inputValue();
  await look(page, "share-dialog");
  await page.setViewportSize({ width: 390, height: 844 });
  await look(page, "share-dialog-phone");
  await page.setViewportSize({ width: 1280, height: 800 });

  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1280, height: 800 });

  const client = await visitor(browser);
  await client.goto(address);
  await expect(client.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(client.getByText("What people said")).toBeVisible();
  await expect(client.getByRole("row").nth(1)).toContainText(/\d+(\.\d)?%/);
  await expect(client.getByRole("row").getByRole("link")).toHaveCount(0);
  await look(client, "shared");
  await client.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(client)).toBeLessThanOrEqual(0);
  await look(client, "shared-phone");
  await client.setViewportSize({ width: 1280, height: 800 });

  await client.goto(withAnswers);
  const code = client.getByRole("row").getByRole("link").first();
  const name = await code.innerText();
  await code.click();
  await expect(client.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(client.getByRole("listitem").first()).toBeVisible();
  await look(client, "shared-answers");
  await client.getByRole("link", { name: "Next" }).click();
  await expect(client.getByText("Page 2 of")).toBeVisible();
  await client.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(client)).toBeLessThanOrEqual(0);
  await look(client, "shared-answers-phone");

  for (const revoked of ["Client deck", "For the board"]) {
    const row = dialog.getByRole("listitem").filter({ hasText: revoked });
    await row.getByLabel(`Revoke ${revoked}`).click();
    await row.getByRole("button", { name: "Revoke" }).click();
    await expect(row).toHaveCount(0);
  }
  await client.setViewportSize({ width: 1280, height: 800 });
  await client.goto(withAnswers);
  await expect(client.getByRole("heading", { name: "This link no longer works." })).toBeVisible();
  await expect(client.getByText("Ask who sent it for a new one.")).toBeVisible();
  await look(client, "shared-closed");
  await client.context().close();
});

test("a link shows the questions that were chosen", async ({ page, browser, look }) => {
  const first = await newQuestion(page, { text: "What did you like?" });
  await first.importCodes("Friendly staff");
  await page.goto(first.project);
  const made = await page.request.post(`/api/v2${first.project}/questions`, {
    headers: { "sec-fetch-site": "same-origin" },
    data: { text: "And what else?" },
  });
  const { id } = (await made.json()).data;
  await page.request.post(`/api/v2${first.project}/questions/${id}/upload/json`, {
    headers: { "sec-fetch-site": "same-origin" },
    data: { responses: [{ id: "1", text: "The pool" }] },
  });
  await page.reload();
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog");
  const make = async (name: string) => {
    await dialog.getByLabel("Name").fill(name);
    await dialog.getByRole("button", { name: "Make a link" }).click();
    return dialog.getByLabel(`The link “${name}”, shown only now`).inputValue();
  };
  const all = await make("All");
  await dialog.getByLabel("All, with those that are added later").uncheck();
  await dialog.getByLabel("And what else?").uncheck();
  const one = await make("One");
  await expect(dialog.getByText("1 of 2 questions")).toBeVisible();

  const client = await visitor(browser);
  await client.goto(all);
  await client.getByRole("link", { name: "And what else?" }).click();
  await expect(client.getByRole("heading", { name: "And what else?" })).toBeVisible();
  await look(client, "shared-questions");
  await client.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(client)).toBeLessThanOrEqual(0);
  await look(client, "shared-questions-phone");
  await client.goto(one);
  await expect(client.getByRole("heading", { name: "What did you like?" })).toBeVisible();
  await expect(client.getByText("And what else?")).toHaveCount(0);
  await client.context().close();
  await first.remove();
});
