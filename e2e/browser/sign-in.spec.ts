import { expect, test } from "./test";

test("the first login opens the example project and its codes", async ({ page, signInByForm }) => {
  await signInByForm(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: /stood out/ })
    .last()
    .click();
  await expect(page.getByRole("heading", { name: "What people said" })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  const codes = page.getByRole("table");
  await expect(codes.getByRole("rowheader").nth(4)).toBeVisible();
  await expect(codes.getByRole("columnheader", { name: "Share" })).toBeVisible();
});

test("a wrong password is refused without telling whether the e-mail exists", async ({ page, notes }) => {
  for (const email of [notes.email, "nobody@example.test"]) {
    await page.goto("/sign-in");
    await expect(page.getByLabel("E-mail")).toBeFocused();
    await page.getByLabel("E-mail").fill(email);
    await page.getByLabel("Password").fill("not the password");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("alert").first()).toHaveText("The e-mail or the password is not right.");
    await expect(page.getByLabel("E-mail")).toHaveValue(email);
    await expect(page.getByLabel("Password")).toBeFocused();
    expect(page.url()).not.toContain("example");
    await page.goto("/");
    await expect(page).toHaveURL(/\/sign-in$/);
  }
});

test("signing out ends the session for good, even for a copy of its cookie", async ({
  page,
  context,
  signInByForm,
  notes,
}) => {
  await signInByForm(page);
  const cookies = await context.cookies();
  await page.getByRole("button", { name: notes.email }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page.getByRole("status")).toHaveText("You are signed out.");
  await context.addCookies(cookies);
  await page.goto("/");
  await expect(page).toHaveURL(/\/sign-in$/);
});

test("the session cookie can't be read by scripts and is not sent with other sites' forms", async ({
  page,
  context,
  signInByForm,
}) => {
  await signInByForm(page);
  const session = (await context.cookies()).find(({ name }) => name.endsWith("next-auth.session-token"));
  expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  expect(await page.evaluate(() => document.cookie)).not.toContain("session-token");
});

test("a link to a result leads there after the sign-in", async ({ page, notes }) => {
  await page.goto(notes.examplePath);
  await expect(page).toHaveURL(/\/sign-in\?callbackUrl=/);
  await page.getByLabel("E-mail").fill(notes.email);
  await page.getByLabel("Password").fill(notes.password);
  await page.getByLabel("Password").press("Enter");
  await expect(page).toHaveURL(notes.examplePath);
});

test("a return address on another site is not followed", async ({ page, notes }) => {
  for (const elsewhere of ["https://example.test/", "//example.test", "/\\example.test"]) {
    await page.goto(`/sign-in?callbackUrl=${encodeURIComponent(elsewhere)}`);
    await page.getByLabel("E-mail").fill(notes.email);
    await page.getByLabel("Password").fill(notes.password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page).toHaveURL(`${notes.origin}/`);
    await page.context().clearCookies();
  }
});

test("a form on another site cannot sign anybody in", async ({ request, notes }) => {
  const reply = await request.post("/api/auth/sign-in", {
    headers: { Origin: "https://example.test" },
    form: { email: notes.email, password: notes.password },
    maxRedirects: 0,
  });
  expect(reply.status()).toBe(303);
  expect(reply.headers()).toMatchObject({ location: "/sign-in?error=foreign" });
  expect(reply.headers()["set-cookie"]).toBeUndefined();
});

test("next-auth's own endpoints sign in, return the session and sign out", async ({ request, notes }) => {
  const csrf = async () => (await (await request.get("/api/auth/csrf")).json()).csrfToken;
  const wrong = { csrfToken: await csrf(), email: notes.email, password: "not the password" };
  const refused = await request.post("/api/auth/callback/credentials", { form: wrong, maxRedirects: 0 });
  expect(refused.headers().location).toMatch(/^\/api\/auth\/error\?error=CredentialsSignin/);

  const right = { csrfToken: await csrf(), email: notes.email, password: notes.password };
  await request.post("/api/auth/callback/credentials", { form: right, maxRedirects: 0 });
  expect(await (await request.get("/api/auth/session")).json()).toMatchObject({
    user: { email: notes.email },
    role: "owner",
  });
  await request.post("/api/auth/signout", { form: { csrfToken: await csrf() }, maxRedirects: 0 });
  expect(await (await request.get("/api/auth/session")).json()).toEqual({});
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("signing in, reading, filtering and signing out work", async ({ page, signInByForm, notes }) => {
    await signInByForm(page);
    await page.goto(notes.examplePath);
    await page.getByRole("rowheader").first().getByRole("link").click();
    await expect(page.getByRole("button", { name: /^Remove the filter Code/ })).toBeVisible();
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL(/\/sign-in/);
  });
});
