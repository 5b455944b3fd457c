import type { Page } from "@playwright/test";
import { callApi } from "./call-api";
import { expect, test } from "./test";

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const SCREENS = [
  { name: "sign-in", path: () => "/sign-in", isPublic: true },
  { name: "sign-in-refused", path: () => "/sign-in?error=refused", isPublic: true },
  { name: "sign-up", path: () => "/sign-up", isPublic: true },
  { name: "forgot-password", path: () => "/forgot-password", isPublic: true },
  { name: "reset-link-used", path: () => "/reset-password?token=used", isPublic: true },
  { name: "sign-up-link-used", path: () => "/confirm-sign-up?token=used", isPublic: true },
  { name: "invitation-used", path: () => "/accept-invitation?token=used", isPublic: true },
  { name: "docs", path: () => "/docs", isPublic: true },
  { name: "docs-guide", path: () => "/docs/webhooks", isPublic: true },
  { name: "docs-reference", path: () => "/docs/api/responses", isPublic: true },
  { name: "docs-errors", path: () => "/docs/errors", isPublic: true },
  { name: "docs-error", path: () => "/docs/errors/validation-error", isPublic: true },
  { name: "nowhere", path: () => "/nowhere", isPublic: true },
  { name: "projects", path: () => "/", isPublic: false },
  { name: "one-call-projects", path: () => "/?show=one-calls", isPublic: false },
  { name: "results", path: (example: string) => example, isPublic: false },
  { name: "codebook", path: (example: string) => `${example}/codebook`, isPublic: false },
  { name: "quality-example", path: (example: string) => `${example}/quality`, isPublic: false },
  { name: "answers", path: (example: string) => `${example}/answers?view=uncertain`, isPublic: false },
  { name: "account", path: () => "/settings/account", isPublic: false },
  { name: "members", path: () => "/settings/members", isPublic: false },
  { name: "slides", path: () => "/settings/slides", isPublic: false },
  { name: "api-keys", path: () => "/settings/api-keys", isPublic: false },
  { name: "connections", path: () => "/settings/connections?provider=limesurvey", isPublic: false },
  { name: "webhooks", path: () => "/settings/webhooks", isPublic: false },
  { name: "audit-log", path: () => "/settings/audit-log", isPublic: false },
  { name: "usage", path: () => "/settings/usage", isPublic: false },
  { name: "not-found", path: (_: string, foreign: string) => foreign, isPublic: false },
];

for (const [size, viewport] of Object.entries({ wide: WIDE, phone: PHONE })) {
  test.describe(size, () => {
    test.use({ viewport });

    test("every screen fits, and axe finds nothing in either theme", async ({ page, notes, signIn, look }) => {
      test.slow();
      for (const { name, path, isPublic } of SCREENS) {
        if (!isPublic && page.url().includes("/nowhere")) await signIn(page);
        await page.goto(path(notes.examplePath, notes.foreignPath));
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
        await expect(page).toHaveTitle(/./);
        expect(await overflow(page), `${name} is wider than its screen`).toBeLessThanOrEqual(0);
        await test.step(name, () => look(page, `${name}-${size}`));
      }
    });
  });
}

test("the smallest and the widest screens show every page whole", async ({ page, notes, signIn }) => {
  test.slow();
  await signIn(page);
  const example = notes.examplePath;
  for (const path of [
    "/",
    example,
    `${example}/answers`,
    `${example}/codebook`,
    "/docs",
    "/docs/credits",
    "/docs/api/coding",
    "/docs/errors",
  ]) {
    await page.goto(path);
    for (const width of [360, 768, 1119, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => overflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

test.describe("on the smallest phone", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test("every page of a question fits, and no toolbar has more than two rows", async ({ page, notes, signIn }) => {
    await signIn(page);
    for (const part of ["", "/codebook", "/answers", "/suggestions", "/tables", "/quality"]) {
      await page.goto(`${notes.examplePath}${part}`);
      expect(await overflow(page), part).toBeLessThanOrEqual(0);
    }
    await page.goto(`${notes.examplePath}/codebook`);
    const middle = (name: string | RegExp) =>
      page.getByRole("button", { name, exact: true }).evaluate((button) => {
        const { top, height } = button.getBoundingClientRect();
        return Math.round(top + height / 2);
      });
    expect(await middle("Category")).toBe(await middle("More for the codebook"));
    await page.goto(`${notes.examplePath}/tables`);
    expect(await middle(/^Banner/)).toBe(await middle("Save"));
    await page.getByRole("radio", { name: "Chart" }).click();
    await expect(page).toHaveURL(/view=chart/);
  });
});

test.describe("on a touch screen", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test("buttons are 44 pixels high, and a tap beside a row's box selects the row", async ({ page, notes, signIn }) => {
    await signIn(page);
    for (const path of ["/", `${notes.examplePath}/codebook`, `${notes.examplePath}/answers`, "/settings/webhooks"]) {
      await page.goto(path);
      const buttons = page.locator("main button");
      await expect(buttons.first()).toBeVisible();
      const low = await buttons.evaluateAll((all) =>
        all
          .filter((button) => !button.closest("[role=treegrid], li") && button.getClientRects().length > 0)
          .filter((button) => button.getBoundingClientRect().height < 44)
          .map((button) => button.getAttribute("aria-label") ?? button.textContent),
      );
      expect(low, path).toEqual([]);
    }
    await page.goto(`${notes.examplePath}/codebook`);
    const up = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").filter({ visible: true });
    await expect(up).toHaveText("Example: a hotel stay");
    expect((await up.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const box = page.getByRole("checkbox", { name: "Select Staff friendliness" });
    await box.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const { x, y, width, height } = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.touchscreen.tap(x + width + 9, y + height / 2);
    await expect(box).toBeChecked();
    await expect(page.getByLabel("Definition")).toHaveCount(0);
  });
});

test("long names stay within the smallest screen", async ({ page, signIn }) => {
  await signIn(page);
  const name = "Donaudampfschifffahrtsgesellschaft".repeat(4);
  const { project_id: projectId, question_id: questionId } = await callApi(page, "POST", "/code", {
    codebook: { categories: [{ name, codes: [{ name: `Staff ${name}` }] }] },
    responses: [{ id: name, text: "Friendly staff" }],
  });
  const project = `/projects/${projectId}`;
  const question = `${project}/questions/${questionId}`;
  await callApi(page, "PATCH", project, { name });
  await callApi(page, "PATCH", question, { text: name });
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of ["/?show=one-calls", project, question, `${question}/codebook`, `${question}/answers`]) {
    await page.goto(path);
    await expect(page.getByText(name).last()).toBeVisible();
    expect(await overflow(page), path).toBeLessThanOrEqual(0);
  }
  await expect(page.getByRole("button", { name: `Staff ${name}` })).toBeVisible();
  await page.goto("/projects/new");
  const file = { name: `${name}.csv`, mimeType: "text/csv", buffer: Buffer.from("No,Comment\n1,Friendly staff\n") };
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(page.getByRole("button", { name: "Load 1 row" })).toBeEnabled();
  expect(await overflow(page), "the file's name").toBeLessThanOrEqual(0);
});

test("the keyboard can skip the navigation, and the focus is visible", async ({ page, signIn }) => {
  await signIn(page);
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the page" });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const focused = page.getByRole("main").locator(":focus-visible");
  await expect(focused).toHaveCount(1);
  expect(await focused.evaluate((element) => getComputedStyle(element).outlineWidth)).toBe("2px");
});

/** How many pixels wider the page is than the window. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
