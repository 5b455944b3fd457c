import { expect, test } from "./test";

test("the page that an error names says what it means and what to do", async ({ page, request }) => {
  const reply = await request.post("/api/v2/code", { data: {} });
  const { error } = await reply.json();
  await page.goto(new URL(error.doc_url).pathname);
  await expect(page.getByRole("heading", { name: error.code })).toBeVisible();
  await expect(page.getByText(`HTTP status ${reply.status()}`)).toBeVisible();
  await expect(page.getByRole("heading", { name: "What to do" })).toBeVisible();
});

test("every error of the index has its page, for anybody", async ({ page, request }) => {
  await page.goto("/docs");
  await page.getByRole("navigation", { name: "Documentation" }).getByRole("link", { name: "Errors" }).click();
  await expect(page.getByRole("heading", { name: "Errors", level: 1 })).toBeVisible();
  const links = page.getByRole("main").getByRole("listitem").getByRole("link");
  const paths = await links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href") ?? ""));
  expect(paths.length).toBeGreaterThan(15);
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
});

test("an unknown error has no page", async ({ page }) => {
  const reply = await page.goto("/docs/errors/no-such-error");
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "There is nothing at this address" })).toBeVisible();
});

test("pages stand in no frame, load nothing from elsewhere and are not guessed at", async ({ request }) => {
  for (const path of ["/sign-in", "/docs", "/nowhere"]) {
    const headers = (await request.get(path)).headers();
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["content-security-policy"]).not.toContain("unsafe-eval");
    expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "referrer-policy": "same-origin" });
    expect(headers["x-powered-by"]).toBeUndefined();
  }
});
