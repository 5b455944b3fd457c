import type { Locator } from "@playwright/test";
import { expect, test } from "./test";

test("an owner registers, tests, pauses and deletes a webhook, and the audit log lists it all", async ({
  page,
  signIn,
  expectNoAxeFindings,
}) => {
  await signIn(page);
  await page.goto("/settings/webhooks");
  const address = page.getByLabel("Address");
  await address.fill("https://10.0.0.1/hook");
  await page.getByRole("button", { name: "Register webhook" }).click();
  await expect(page.getByText("must name a public host")).toBeVisible();
  const url = "https://receiver.invalid/hook";
  await address.fill(url);
  await page.getByRole("button", { name: "Register webhook" }).click();
  await expect(page.getByLabel("The signing secret, shown only now")).toHaveValue(/^whsec_/);

  const pause = page.getByRole("button", { name: `Pause ${url}` });
  const id = page.locator("form", { has: pause }).locator('input[name="id"]');
  const own = await id.inputValue();
  for (const [forged, refusal] of [
    ["7", "`id` must be a uuid."],
    ["01989c3e-7d1a-7cc3-98c4-dc0c0c07398f", "This webhook does not exist."],
  ] as const) {
    await setHidden(id, forged);
    await pause.click();
    await expect(page.getByText(refusal)).toBeVisible();
  }
  await setHidden(id, own);
  await pause.click();
  await expect(page.getByText("Paused", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: `Send a test to ${url}` }).click();
  await expect(page).toHaveURL(/\/settings\/webhooks\/[0-9a-f-]{36}$/);
  await page.getByText("1 attempt").click();
  await expect(page.getByText("The host name could not be resolved.")).toBeVisible();
  await expect(page.getByText("Failed, will be tried again")).toBeVisible();
  await expectNoAxeFindings(page);

  await page.goto("/settings/webhooks");
  await page.getByLabel(`Delete ${url}`).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("No webhooks yet")).toBeVisible();
  await page.goto("/settings/audit-log");
  for (const action of ["Create webhook", "Update webhook", "Test webhook", "Delete webhook"]) {
    await expect(page.getByRole("row", { name: new RegExp(`^${action}`) })).toBeVisible();
  }
});

/** Changes a hidden field as somebody with the browser's tools can. */
const setHidden = (field: Locator, value: string) =>
  field.evaluate((input: HTMLInputElement, text) => {
    input.value = text;
  }, value);
