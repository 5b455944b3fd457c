import type { APIRequestContext } from "@playwright/test";
import { operatorOf } from "../api/operator";
import { expect, test } from "./test";

const SECRET = "The client secret, shown only now";
const NEW_SECRET = "The new client secret, shown only now";

test("the operator registers a partner's app, changes it, rotates its secret and ends it", async ({
  page,
  request,
  signIn,
  look,
}) => {
  const name = `Panel Desk ${Date.now()}`;
  await signIn(page);
  await page.goto("/settings");
  await page.getByRole("link", { name: "Partners", exact: true }).click();
  await page.getByLabel("Partner's organization").fill("Nobody Ltd");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Redirect URIs").fill("http://desk.example/back");
  await page.getByLabel(/^Express flow/).focus();
  await page.keyboard.press("Space");
  await page.getByLabel(/^projects:read/).check();
  await page.getByLabel(/^projects:write/).check();
  await page.getByRole("button", { name: "Register app" }).press("Enter");
  await expect(page.getByText("No organization has this name or id.")).toBeVisible();
  await page.getByLabel("Partner's organization").fill("My workspace");
  await page.getByRole("button", { name: "Register app" }).click();
  await expect(page.getByText("must begin with https://")).toBeVisible();
  await expect(page.getByLabel(/^projects:write/)).toBeChecked();
  await page.getByLabel("Redirect URIs").fill("https://desk.example/back");
  await page.getByRole("button", { name: "Register app" }).click();
  const first = await page.getByLabel(SECRET).inputValue();
  await look(page, "partners");

  await page.reload();
  await expect(page.getByLabel(SECRET)).toHaveCount(0);
  await page.getByRole("link", { name }).click();
  await expect(page).toHaveURL(/\/svc_client_[0-9a-f]{32}$/);
  const clientId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const scopeWith = async (secret: string) => scopeOf(request, clientId, secret);
  expect(await scopeWith(first)).toBe("projects:read projects:write");

  await page.getByLabel(/^projects:write/).uncheck();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("The changes are saved.")).toBeVisible();
  expect(await scopeWith(first)).toBe("projects:read");

  await page.locator("summary", { hasText: "Make a new secret" }).press("Enter");
  await page.getByRole("button", { name: "Make a new secret", exact: true }).click();
  const second = await page.getByLabel(NEW_SECRET).inputValue();
  await expect(page.getByText(/The old secret works until/)).toBeVisible();
  expect([await scopeWith(first), await scopeWith(second)]).toEqual(["projects:read", "projects:read"]);
  await look(page, "partners-app");
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

  await page.getByLabel(`Revoke ${name}`).click();
  await page.getByRole("button", { name: "Revoke", exact: true }).click();
  await expect(page.getByText(/Nothing of it has worked since/)).toBeVisible();
  expect(await scopeWith(second)).toBeUndefined();
  await page.getByLabel(`Delete ${name}`).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page).toHaveURL(/\/settings\/partners$/);
  await expect(page.getByRole("heading", { name: "Partners' apps" })).toBeVisible();
  await expect(page.getByRole("link", { name })).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the operator registers a partner's app, makes a new secret, and ends it", async ({ page, signIn, request }) => {
    const name = `Panel Desk ${Date.now()}`;
    await signIn(page);
    await page.goto("/settings/partners");
    await page.getByLabel("Partner's organization").fill("My workspace");
    await page.getByLabel("Name", { exact: true }).fill(name);
    await page.getByLabel(/^Standard flow/).uncheck();
    await page.getByLabel(/^Express flow/).check();
    await page.getByLabel(/^projects:read/).check();
    await page.getByRole("button", { name: "Register app" }).click();
    await expect(page.getByLabel(SECRET)).toBeVisible();
    await expect(page.getByRole("button", { name: "Copy" })).toBeHidden();
    await page.getByRole("link", { name }).click();
    const clientId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    await page.locator("summary", { hasText: "Make a new secret" }).click();
    await page.getByRole("button", { name: "Make a new secret", exact: true }).click();
    const secret = await page.getByLabel(NEW_SECRET).inputValue();
    expect(await scopeOf(request, clientId, secret)).toBe("projects:read");
    await page.getByLabel(`Revoke ${name}`).click();
    await page.getByRole("button", { name: "Revoke", exact: true }).click();
    await expect(page.getByText(/Nothing of it has worked since/)).toBeVisible();
    expect(await scopeOf(request, clientId, secret)).toBeUndefined();
  });
});

test("for the owner of another organization the partners' pages do not exist", async ({ page, notes }) => {
  const operator = operatorOf(notes.dataDir);
  const account = { email: `partners-${Date.now()}@example.test`, password: "quiet cedar over stone 47" };
  const organization = await operator.createOrganization({ plan: "starter", credits: 0 });
  await operator.createUser(organization, account.email, account.password, "owner");
  await page.goto("/sign-in");
  await page.getByLabel("E-mail").fill(account.email);
  await page.getByLabel("Password").fill(account.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Projects", level: 1 })).toBeVisible();
  await page.goto("/settings/account");
  await expect(page.getByRole("link", { name: "Members" }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Partners" })).toHaveCount(0);
  for (const path of ["/settings/partners", `/settings/partners/svc_client_${"0".repeat(32)}`]) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "There is nothing at this address" })).toBeVisible();
  }
});

/** The scopes that a secret gets a token for; undefined where it gets none. */
async function scopeOf(request: APIRequestContext, clientId: string, secret: string): Promise<string | undefined> {
  const form = { grant_type: "client_credentials", client_id: clientId, client_secret: secret };
  return (await (await request.post("/oauth/token", { form })).json()).scope;
}
