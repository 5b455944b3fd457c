import { expect, test } from "./test";

test("a platform is connected, tested and left again; its credentials do not come back", async ({
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
  await expect(page.getByText("No connections yet")).toBeVisible();
});
