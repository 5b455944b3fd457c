import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { operatorOf } from "../api/operator";
import { startPartnerApp } from "../support/partner-app";
import { expect, test } from "./test";

test("a customer connects a partner's app without JavaScript, and ends it under Connected apps", async ({
  page,
  browser,
  notes,
  look,
}) => {
  const app = await connectedApp(notes);
  const account = await signUp(page, notes.origin);
  const customer = await phoneWithoutScripts(browser);
  await askForConsent(customer, app.origin, account);
  await expect(customer.getByRole("heading", { name: "Survey Studio wants to act for you" })).toBeVisible();
  await expect(customer.getByRole("listitem").filter({ hasText: "projects" })).toHaveCount(1);
  await customer.screenshot({ path: "e2e/screenshots/consent-phone.png", fullPage: true });
  await page.goto(customer.url());
  await look(page, "consent");
  await customer.getByRole("button", { name: "Approve" }).click();
  await expect(customer).toHaveURL(new RegExp(`^${app.origin}/`));
  await expect(customer.getByText("Projects answered 200")).toBeVisible();

  await page.goto("/settings/connected-apps");
  await expect(page.getByText("Survey Studio, by Tested")).toBeVisible();
  await look(page, "connected-apps");
  await page.getByLabel("Disconnect Survey Studio").click();
  await page.getByRole("button", { name: "Disconnect", exact: true }).click();
  await expect(page.getByText("No connected apps")).toBeVisible();
  await customer.goto(app.origin);
  await expect(customer.getByText("Projects answered 401")).toBeVisible();
  await customer.context().close();
  await app.stop();
});

test("a customer who denies goes back with the refusal, by keys", async ({ browser, notes }) => {
  const app = await connectedApp(notes);
  const customer = await phoneWithoutScripts(browser);
  await askForConsent(customer, app.origin, notes);
  await customer.getByRole("button", { name: "Deny" }).press("Enter");
  await expect(customer).toHaveURL(`${app.origin}/api/auth/signin?error=Callback`);
  await customer.goto(app.origin);
  await expect(customer.getByText("Projects answered 401")).toBeVisible();
  await customer.context().close();
  await app.stop();
});

test("a customer who is signed in with another account changes it, and approves with the right one", async ({
  browser,
  notes,
}) => {
  const app = await connectedApp(notes);
  const customer = await phoneWithoutScripts(browser);
  const colleague = await signUp(customer, notes.origin);
  await customer.goto(`${app.origin}/api/auth/signin?callbackUrl=${encodeURIComponent(app.origin)}`);
  await customer.getByRole("button", { name: "Sign in with the coding service" }).click();
  await expect(customer.getByText(`You are signed in as ${colleague.email}.`)).toBeVisible();
  await customer.getByRole("button", { name: "Use another account" }).click();
  await customer.getByLabel("E-mail").fill(notes.email);
  await customer.getByLabel("Password").fill(notes.password);
  await customer.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(customer.getByText(`You are signed in as ${notes.email}.`)).toBeVisible();
  await customer.getByRole("button", { name: "Approve" }).click();
  await expect(customer.getByText("Projects answered 200")).toBeVisible();
  await customer.context().close();
  await app.stop();
});

/** A partner's app, registered by the operator. */
async function connectedApp({ origin, dataDir }: { origin: string; dataDir: string }) {
  const operator = operatorOf(dataDir);
  const app = await startPartnerApp(origin);
  const partner = await operator.createOrganization({ plan: "growth", credits: 0 });
  app.use(await operator.createClient(partner, app.redirectUri));
  return app;
}

async function phoneWithoutScripts(browser: Browser): Promise<Page> {
  const viewport = { width: 360, height: 780 };
  return (await browser.newContext({ javaScriptEnabled: false, viewport })).newPage();
}

/** Creates an account with an organization of its own, and signs in. */
async function signUp(page: Page, service: string): Promise<{ email: string; password: string }> {
  const account = { email: `${randomUUID()}@example.test`, password: "eleven paper lanterns" };
  await page.goto(`${service}/sign-up`);
  await page.getByLabel("Organization").fill("Another agency");
  await page.getByLabel("E-mail").fill(account.email);
  await page.getByLabel("Password").fill(account.password);
  await page.getByRole("button", { name: "Create and sign in" }).click();
  await expect(page.getByRole("heading", { name: "Projects", level: 1 })).toBeVisible();
  return account;
}

/** Goes from the partner's app to the consent page, through the sign-in. */
async function askForConsent(page: Page, app: string, { email, password }: { email: string; password: string }) {
  await page.goto(`${app}/api/auth/signin?callbackUrl=${encodeURIComponent(app)}`);
  await page.getByRole("button", { name: "Sign in with the coding service" }).click();
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/oauth\/authorize\?/);
}
