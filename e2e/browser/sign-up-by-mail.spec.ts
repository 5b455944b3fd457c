import { startMailServer } from "@/test/mail-server";
import { startService } from "../support/service";
import { expect, test } from "./test";

test.slow();

test("where mail is sent, somebody signs up by a mailed link and then renames the organization", async ({ page }) => {
  const mail = await startMailServer();
  const service = await startService({ env: { SIGNUP: "open", SMTP_URL: mail.url } });
  try {
    await page.goto(`${service.origin}/sign-up`);
    await expect(page.getByLabel("Password")).toHaveCount(0);
    await page.getByLabel("Organization").fill("Fieldwork Ltd");
    await page.getByLabel("E-mail").fill("ada@example.test");
    await page.getByRole("button", { name: "Send me a link" }).click();
    await expect(page.getByRole("status")).toContainText("A link is on its way");
    await expect.poll(() => mail.received.length).toBe(1);
    const [link = ""] = /http\S+\/confirm-sign-up\S+/.exec(mail.received[0] ?? "") ?? [];

    await page.goto(link);
    await expect(page.getByRole("heading", { name: "Create Fieldwork Ltd" })).toBeVisible();
    await page.getByLabel("Choose a password").fill("short");
    await page.getByRole("button", { name: "Create and sign in" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await page.getByLabel("Choose a password").fill("seven brass kettles");
    await page.getByRole("button", { name: "Create and sign in" }).click();
    await expect(page.getByRole("heading", { name: "Projects", level: 1 })).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "This link does not work any more" })).toBeVisible();

    await page.goto(`${service.origin}/settings/members`);
    await page.getByLabel("Name", { exact: true }).fill("Fieldwork and Daughters");
    await page.getByRole("button", { name: "Rename" }).click();
    await expect(page.getByText("It has its new name.")).toBeVisible();
    await page.reload();
    await expect(page.getByText("Who can sign in to Fieldwork and Daughters")).toBeVisible();
  } finally {
    await service.stop();
    mail.close();
  }
});
