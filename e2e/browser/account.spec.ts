import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { operatorOf } from "../api/operator";
import { expect, test } from "./test";

const PASSWORD = "seven brass kettles";

/** Signs up a new person; returns their e-mail address. */
async function signUp(page: Page): Promise<string> {
  const email = `${randomUUID()}@example.test`;
  await page.goto("/sign-up");
  await page.getByLabel("Organization").fill("Fieldwork Ltd");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create and sign in" }).click();
  await expect(page.getByRole("heading", { name: "Projects", level: 1 })).toBeVisible();
  return email;
}

async function signInWith(page: Page, email: string, password: string): Promise<void> {
  await page.goto("/sign-in");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** Invites a new person from one page, who accepts on the other; returns their e-mail address. */
async function joinBy(inviting: Page, joining: Page, role: string): Promise<string> {
  const email = `${randomUUID()}@example.test`;
  await inviting.goto("/settings/members");
  await inviting.getByLabel("E-mail").fill(email);
  await inviting.getByLabel("Role", { exact: true }).selectOption(role);
  await inviting.getByRole("button", { name: "Invite", exact: true }).click();
  await joining.goto(await inviting.getByLabel("The invitation, shown only now").inputValue());
  await joining.getByLabel("Choose a password").fill(PASSWORD);
  await joining.getByRole("button", { name: "Accept the invitation" }).click();
  await expect(projects(joining)).toBeVisible();
  return email;
}

const projects = (page: Page) => page.getByRole("heading", { name: "Projects", level: 1 });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("somebody signs up for the trial, forgets the password and sets a new one by the operator's link", async ({
    page,
    notes,
  }) => {
    const email = await signUp(page);
    await page.goto("/settings/usage");
    await expect(page.getByRole("main")).toContainText("Starter, trial");
    await page.context().clearCookies();

    await page.goto("/forgot-password");
    await page.getByLabel("E-mail").fill(email);
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByRole("status")).toContainText("Ask its operator for a link");
    const { link } = await operatorOf(notes.dataDir).makeResetLink(email);
    await page.goto(link);
    await page.getByLabel("New password").fill("password12345");
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByRole("alert")).toContainText("among the first that attackers try");
    await page.getByLabel("New password").fill("eleven paper lanterns");
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByRole("status")).toHaveText("Your password is changed. Sign in with it.");
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "This link does not work any more" })).toBeVisible();

    await signInWith(page, email, PASSWORD);
    await expect(page.getByRole("alert")).toBeVisible();
    await signInWith(page, email, "eleven paper lanterns");
    await expect(projects(page)).toBeVisible();
  });

  test("an invited person joins with the given role and is later removed", async ({ page, browser, notes }) => {
    await signUp(page);
    const email = `${randomUUID()}@example.test`;
    await page.goto("/settings/members");
    await page.getByLabel("E-mail").fill(email);
    await page.getByLabel("Role", { exact: true }).selectOption("viewer");
    await page.getByRole("button", { name: "Invite", exact: true }).click();
    const link = await page.getByLabel("The invitation, shown only now").inputValue();
    await expect(page.getByRole("list", { name: "Invitations" })).toContainText(email);

    const other = await browser.newPage({ baseURL: notes.origin, javaScriptEnabled: false });
    await other.goto(link);
    await expect(other.getByText("You are invited as viewer")).toBeVisible();
    await other.getByLabel("Choose a password").fill(PASSWORD);
    await other.getByRole("button", { name: "Accept the invitation" }).click();
    await expect(projects(other)).toBeVisible();
    await other.goto("/settings/api-keys");
    await expect(other.getByText("Owners and admins create and revoke keys.")).toBeVisible();
    await other.goto("/projects/new");
    await expect(other.getByRole("heading", { name: "Viewers can't add answers" })).toBeVisible();

    await page.goto("/settings/members");
    await page.getByLabel(`Remove ${email}`).click();
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await expect(page.getByRole("list", { name: "Members" })).not.toContainText(email);
    await other.goto("/");
    await expect(other).toHaveURL(/\/sign-in$/);
    await page.getByRole("button", { name: /^Save the role of/ }).waitFor();
    await page.getByLabel(/^Role of/).selectOption("viewer");
    await page.getByRole("button", { name: /^Save the role of/ }).click();
    await expect(page.getByRole("alert")).toContainText("An organization needs an owner");
    await other.close();
  });

  test("an API key is shown once, works, and is refused after it was revoked", async ({ page, context, request }) => {
    await signUp(page);
    await page.goto("/settings/api-keys");
    await page.getByLabel("Name").fill("Nightly import");
    await page.getByLabel("write").uncheck();
    await page.getByRole("button", { name: "Create key" }).click();
    await expect(page.getByRole("alert")).toHaveText("Choose at least one.");
    await expect(page.getByLabel("Name")).toHaveValue("Nightly import");
    await page.getByLabel("read").check();
    await page.getByRole("button", { name: "Create key" }).click();
    const key = await page.getByLabel("The key, shown only now").inputValue();
    const ask = async () => (await request.get("/api/v2/usage/ledger", { headers: { "x-api-key": key } })).status();
    expect(await ask()).toBe(200);

    const keys = page.getByRole("list", { name: "API keys" });
    await expect(async () => {
      await page.goto("/settings/api-keys");
      await expect(keys).toContainText("Last used", { timeout: 1000 });
    }, "the use is noted after the reply").toPass();
    await expect(page.locator("body")).not.toContainText(key);
    await expect(keys).toContainText(key.slice(-4));
    await page.getByLabel("Revoke Nightly import").click();
    await page.getByRole("button", { name: "Revoke", exact: true }).click();
    await expect(keys).toContainText("Revoked");
    expect(await ask()).toBe(403);
    const actions = await context.request.get("/api/v2/audit-log", { headers: { "sec-fetch-site": "same-origin" } });
    expect((await actions.json()).data.map(({ action }: { action: string }) => action)).toEqual([
      "revokeApiKey",
      "createApiKey",
      "signIn",
      "signUp",
    ]);
  });
});

test("who removes an admin sees the key that they made, which then stops working unless it is kept", async ({
  page,
  browser,
  notes,
  request,
}) => {
  await signUp(page);
  const other = await browser.newPage({ baseURL: notes.origin });
  const email = await joinBy(page, other, "admin");
  const keys: string[] = [];
  for (const name of ["Nightly import", "Laptop"]) {
    await other.goto("/settings/api-keys");
    await other.getByLabel("Name").fill(name);
    await other.getByRole("button", { name: "Create key" }).click();
    keys.push(await other.getByLabel("The key, shown only now").inputValue());
  }
  await page.goto("/settings/members");
  await expect(page.getByRole("list", { name: "Members" })).toContainText("Made 2 API keys");
  await page.getByLabel(`Remove ${email}`).click();
  await page.getByLabel(/^Nightly import …/).check();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByRole("list", { name: "Members" })).not.toContainText(email);
  const statuses = keys.map(async (key) =>
    (await request.get("/api/v2/usage", { headers: { "x-api-key": key } })).status(),
  );
  expect(await Promise.all(statuses)).toEqual([200, 403]);
  await page.goto("/settings/api-keys");
  await expect(page.getByRole("list", { name: "API keys" })).toContainText("Its maker has left");
  await other.close();
});

test.describe("leaving for good, without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an owner deletes the organization by its name, and the login goes with it", async ({ page }) => {
    const email = await signUp(page);
    await page.goto("/settings/account");
    await expect(page.getByRole("main")).toContainText("Nobody else owns Fieldwork Ltd");
    await page.goto("/settings/members");
    await page.getByRole("link", { name: "Delete the organization…" }).click();
    await expect(page.getByRole("list", { name: "Downloads" })).toContainText("Audit log");
    await page.getByLabel("Type its name: Fieldwork Ltd").fill("fieldwork");
    await page.getByRole("button", { name: "Delete the organization" }).click();
    await expect(page.getByRole("alert")).toContainText("Type its name: Fieldwork Ltd");
    await page.getByLabel("Type its name: Fieldwork Ltd").fill("Fieldwork Ltd");
    await page.getByRole("button", { name: "Delete the organization" }).click();
    await expect(page.getByRole("status")).toHaveText("The organization is deleted.");
    await signInWith(page, email, PASSWORD);
    await expect(page.getByRole("alert")).toContainText("is not right");
  });

  test("a member deletes the account by its address, and is shown as a former member", async ({
    page,
    browser,
    notes,
  }) => {
    await signUp(page);
    const other = await browser.newPage({ baseURL: notes.origin, javaScriptEnabled: false });
    const email = await joinBy(page, other, "viewer");
    await other.goto("/settings/account");
    await other.getByLabel(`Type your address: ${email}`).fill(email);
    await other.getByRole("button", { name: "Delete my account" }).click();
    await expect(other.getByRole("status")).toHaveText("Your login is deleted.");
    await page.goto("/settings/audit-log");
    await expect(page.getByRole("row", { name: /Delete account/ })).toContainText("A former member");
    await expect(page.getByRole("main")).not.toContainText(email);
    await other.close();
  });
});

test("the pages call the API with the session cookie alone, and other sites can't", async ({
  page,
  signIn,
  context,
  request,
}) => {
  await signIn(page);
  const usage = await page.evaluate(async () => (await (await fetch("/api/v2/usage")).json()).data);
  expect(usage.plan).toBe("enterprise");
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  for (const elsewhere of [{ "sec-fetch-site": "cross-site" }, { origin: "https://example.test" }, {}]) {
    expect((await request.get("/api/v2/usage", { headers: { cookie, ...elsewhere } })).status()).toBe(401);
  }
});

test("signing out everywhere else leaves this browser signed in", async ({ page, browser, notes }) => {
  const email = await signUp(page);
  const other = await browser.newPage({ baseURL: notes.origin });
  await signInWith(other, email, PASSWORD);
  await expect(projects(other)).toBeVisible();
  await page.goto("/settings/account");
  await expect(page.getByRole("list", { name: "Where you are signed in" }).getByRole("listitem")).toHaveCount(2);
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(page.getByRole("list", { name: "Where you are signed in" }).getByRole("listitem")).toHaveCount(1);
  await other.goto("/");
  await expect(other).toHaveURL(/\/sign-in$/);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  await other.close();
});

test("an outside account signs in to the login with its verified e-mail address, and to no other", async ({
  page,
  notes,
  context,
}) => {
  const signInAs = async (email: string, isVerified = true) => {
    await page.goto(`/sign-in?callbackUrl=${encodeURIComponent("/settings/usage")}`);
    await page.getByRole("link", { name: "Sign in with Field Institute" }).click();
    await page.getByLabel("Address").fill(email);
    await page.getByLabel("Verified").setChecked(isVerified);
    await page.getByRole("button", { name: "Go on" }).click();
  };
  await signInAs(notes.email, false);
  await expect(page.getByRole("alert").first()).toContainText("has not verified your e-mail address");
  await signInAs("nobody@example.test");
  await expect(page.getByRole("alert").first()).toContainText("Ask for an invitation");
  await signInAs(notes.email);
  await expect(page).toHaveURL(`${notes.origin}/settings/usage`);

  await context.clearCookies();
  const email = await signUp(page);
  await context.clearCookies();
  await signInAs(email);
  await expect(page.getByRole("alert").first()).toContainText("Sign in with its password");
});
