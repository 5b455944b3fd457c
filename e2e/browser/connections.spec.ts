import { expect, test } from "./test";

test("a platform is connected, tested and disconnected; its credentials are never shown", async ({
  page,
  signIn,
  expectNoAxeFindings,
}) => {
  await signIn(page);
  await page.goto("/settings/connections");
  await page.getByRole("link", { name: "LimeSurvey", exact: true }).click();
  await expect(page.getByRole("button", { name: "Connect LimeSurvey" })).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("Panel server");
  await page.getByLabel("Address").fill("https://10.0.0.1/index.php/admin/remotecontrol");
  await page.getByLabel("User name").fill("fieldwork");
  await page.getByLabel("Password").fill("seven brass kettles");
  await page.getByRole("button", { name: "Connect LimeSurvey" }).click();
  await expect(page.getByText(/public host/)).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Panel server");
  await expect(page.getByLabel("Password")).toHaveValue("");

  await page.getByLabel("Address").fill("https://panel.invalid/index.php/admin/remotecontrol");
  await page.getByLabel("Password").fill("seven brass kettles");
  await page.getByRole("button", { name: "Connect LimeSurvey" }).click();
  await expect(page).toHaveURL(/\/settings\/connections\/[0-9a-f-]{36}$/);
  await expect(page.getByText("Nothing was imported over this connection yet.")).toBeVisible();
  expect(await page.content()).not.toContain("seven brass kettles");
  await expectNoAxeFindings(page);

  await page.goto("/settings/connections");
  await page.getByRole("button", { name: "Test Panel server" }).click();
  await expect(page.getByText("Refused", { exact: true })).toBeVisible();
  await page.getByLabel("Delete Panel server").click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("Panel server")).toHaveCount(0);
  await page.goto("/settings/audit-log");
  for (const action of ["Create connection", "Test connection", "Delete connection"]) {
    await expect(page.getByRole("row", { name: new RegExp(`^${action}`) }).first()).toBeVisible();
  }
});

test("an import shows its progress without a reload, and why it stopped", async ({ page, signIn }) => {
  test.slow();
  await signIn(page);
  await page.goto("/settings/connections?provider=typeform");
  await page.getByLabel("Name", { exact: true }).fill("Guests");
  await page.getByLabel("Personal access token").fill("tfp_stories");
  await page.getByRole("button", { name: "Connect Typeform" }).click();
  const imports = page.getByRole("list", { name: "Imports" }).getByRole("listitem");
  for (const [survey, outcome] of [
    ["Guest survey", /Complete/],
    ["Closed survey", /What was imported is kept/],
  ] as const) {
    await page.getByRole("list", { name: "Surveys" }).getByRole("link", { name: survey }).click();
    await page.getByRole("button", { name: "Import answers" }).click();
    await expect(imports.filter({ hasText: survey })).toContainText(outcome);
  }
  await page.getByLabel("Personal access token").fill("tfp_wrong");
  await page.getByRole("button", { name: "Renew credentials" }).click();
  await expect(page.getByText(/^The credentials are renewed, but they do not work\. Typeform refused/)).toBeVisible();
  await page.getByLabel("Personal access token").fill("tfp_stories");
  await page.getByRole("button", { name: "Renew credentials" }).click();
  await expect(page.getByText(/^The credentials are renewed\. It works\./)).toBeVisible();
  await expect(page.getByRole("list", { name: "Surveys" })).toBeVisible();
  await imports.getByRole("link", { name: "Guest survey" }).click();
  await expect(page.getByText("1 question · 3 answers")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("credentials are renewed, and the page shows whether they work", async ({ page, signIn }) => {
    await signIn(page);
    await page.goto("/settings/connections?provider=typeform");
    await page.getByLabel("Name", { exact: true }).fill("Guests, plainly");
    await page.getByLabel("Personal access token").fill("tfp_wrong");
    await page.getByRole("button", { name: "Connect Typeform" }).click();
    for (const [token, words] of [
      ["tfp_wrong", /^The credentials are renewed, but they do not work\./],
      ["tfp_stories", /^The credentials are renewed\. It works\./],
    ] as const) {
      await page.getByLabel("Personal access token").fill(token);
      await page.getByRole("button", { name: "Renew credentials" }).click();
      await expect(page.getByText(words)).toBeVisible();
    }
  });
});
