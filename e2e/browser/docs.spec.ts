import { expect, test } from "./test";

test("an error links to a page that says what it means and what to do", async ({ page, request }) => {
  const reply = await request.post("/api/v2/code", { data: {} });
  const { error } = await reply.json();
  await page.goto(new URL(error.doc_url).pathname);
  await expect(page.getByRole("heading", { name: error.code })).toBeVisible();
  await expect(page.getByText(`HTTP status ${reply.status()}`)).toBeVisible();
  await expect(page.getByRole("heading", { name: "What to do" })).toBeVisible();
});

test("every error in the index has a page, also for visitors", async ({ page, request }) => {
  await page.goto("/docs");
  await page.getByRole("navigation", { name: "Documentation" }).getByRole("link", { name: "Error codes" }).click();
  await expect(page.getByRole("heading", { name: "Error codes", level: 1 })).toBeVisible();
  const links = page.getByRole("main").getByRole("listitem").getByRole("link");
  const paths = await links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href") ?? ""));
  expect(paths.length).toBeGreaterThan(15);
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
});

test("a search finds the section, and the keyboard goes there", async ({ page }) => {
  await page.goto("/docs");
  await page.keyboard.press("/");
  await page.getByRole("combobox").fill("idempotency");
  const hit = page.getByRole("option", { name: "Idempotency and retries" }).first();
  await expect(hit).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Idempotency and retries", level: 1 })).toBeVisible();
});

test("the search gives the focus back when it closes", async ({ page }) => {
  await page.goto("/docs");
  const guide = page.getByRole("main").getByRole("link").first();
  await guide.focus();
  await page.keyboard.press("/");
  await expect(page.getByRole("dialog", { name: "Search the documentation" }).getByRole("combobox")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(guide).toBeFocused();
});

test("the reference shows every operation with its fields, and samples that name this service", async ({
  page,
  request,
  notes,
}) => {
  const document = await (await request.get("/api/v2/openapi.json")).json();
  for (const { name } of document.tags) {
    await page.goto(`/docs/api/${name.toLowerCase()}`);
    await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
    const fields = page.getByRole("list", { name: /^Fields of the (reply|body)$/ });
    await expect(fields.first(), name).toBeVisible();
    await expect(page.locator("pre").first()).toContainText(`${notes.origin}/api/v2/`);
    const operations = Object.values<Record<string, { tags: string[]; operationId: string }>>(document.paths)
      .flatMap((paths) => Object.values(paths))
      .filter(({ tags }) => tags.includes(name));
    const shown = await page.locator("[id]").evaluateAll((elements) => elements.map(({ id }) => id));
    expect(shown).toEqual(expect.arrayContaining(operations.map(({ operationId }) => operationId)));
  }
});

test("the language of samples is chosen for every page, and a sample can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/docs/one-call-coding");
  const tab = page.getByRole("tab", { name: "TypeScript" }).first();
  await tab.click();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await page.goto("/docs/getting-started");
  await expect(tab).toHaveAttribute("aria-selected", "true");
  const sample = page.getByRole("figure").filter({ hasText: "TypeScript" }).first();
  await sample.getByRole("button", { name: "Copy" }).click();
  await expect(sample.getByText("Copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("await fetch(");
});

test("on a phone the navigation opens as a drawer, and its links work", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/docs");
  await page.getByRole("button", { name: "Open the navigation" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Webhooks" }).first().click();
  await expect(page.getByRole("heading", { name: "Webhooks", level: 1 })).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("every link of the documentation leads somewhere", async ({ request }) => {
  test.slow();
  const seen = new Set(["/docs"]);
  for (const path of seen) {
    const html = await (await request.get(path)).text();
    for (const [, href = ""] of html.matchAll(/href="(\/docs[^"#]*)/g)) seen.add(href);
  }
  expect(seen.size).toBeGreaterThan(35);
  for (const path of seen) expect((await request.get(path)).status(), path).toBe(200);
});

test("an unknown error has no page", async ({ page }) => {
  const reply = await page.goto("/docs/errors/no-such-error");
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "There is nothing at this address" })).toBeVisible();
});

test("pages forbid frames, eval and content sniffing", async ({ request }) => {
  for (const path of ["/sign-in", "/docs", "/nowhere"]) {
    const headers = (await request.get(path)).headers();
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["content-security-policy"]).not.toContain("unsafe-eval");
    expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "referrer-policy": "same-origin" });
    expect(headers["x-powered-by"]).toBeUndefined();
  }
});
