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

  await page.getByRole("button", { name: `Pause ${url}` }).click();
  await expect(page.getByText("Paused", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: `Send a test to ${url}` }).click();
  await expect(page).toHaveURL(/\/settings\/webhooks\/[0-9a-f-]{36}$/);
  await expect(async () => {
    await page.reload();
    await page.getByText("1 attempt").click({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByText("The host name could not be resolved.")).toBeVisible();
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
