import { expect, test } from "./test";

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const SCREENS = [
  { name: "sign-in", path: () => "/sign-in", isPublic: true },
  { name: "sign-in-refused", path: () => "/sign-in?error=refused", isPublic: true },
  { name: "docs", path: () => "/docs", isPublic: true },
  { name: "docs-errors", path: () => "/docs/errors", isPublic: true },
  { name: "docs-error", path: () => "/docs/errors/validation-error", isPublic: true },
  { name: "nowhere", path: () => "/nowhere", isPublic: true },
  { name: "projects", path: () => "/", isPublic: false },
  { name: "results", path: (example: string) => example, isPublic: false },
  { name: "answers", path: (example: string) => `${example}?confidence=low#answers`, isPublic: false },
  { name: "not-found", path: (_: string, foreign: string) => foreign, isPublic: false },
];

for (const colorScheme of ["light", "dark"] as const) {
  test(`every screen is accessible and fits, in the ${colorScheme}`, async ({
    browser,
    notes,
    signIn,
    expectNoAxeFindings,
  }) => {
    test.slow();
    for (const [size, viewport] of Object.entries({ wide: WIDE, phone: PHONE })) {
      const context = await browser.newContext({
        baseURL: notes.origin,
        colorScheme,
        viewport,
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      for (const screen of SCREENS) {
        if (!screen.isPublic && new URL(page.url()).pathname !== "/" && screen.name === "projects") await signIn(page);
        await page.goto(screen.path(notes.examplePath, notes.foreignPath));
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `${screen.name} is wider than the ${size} screen`).toBeLessThanOrEqual(0);
        await test.step(`${screen.name}, ${size}`, () => expectNoAxeFindings(page));
        await page.screenshot({ path: `e2e/screenshots/${screen.name}-${size}-${colorScheme}.png` });
      }
      await context.close();
    }
  });
}

test("the smallest and the widest screens show every page whole", async ({ page, notes, signIn }) => {
  await signIn(page);
  for (const width of [360, 768, 1119, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ["/", notes.examplePath, "/docs", "/docs/errors"]) {
      await page.goto(path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

test("the keyboard reaches the page past the navigation, and focus is seen", async ({ page, signIn }) => {
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
