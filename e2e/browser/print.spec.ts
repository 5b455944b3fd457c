import { expect, test } from "./test";

test.use({ viewport: { width: 794, height: 1123 }, contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(async ({ page, signIn }) => signIn(page));

test("pages of a question are printed with their titles and without what can be pressed", async ({ page, notes }) => {
  for (const [part, title] of [
    ["", /stood out/],
    ["/codebook", /^Codebook: /],
    ["/answers", /^Answers: /],
    ["/tables", /^Cross-tabs: /],
    ["/quality", /^Quality: /],
  ] as const) {
    await page.emulateMedia({ media: "screen" });
    await page.goto(`${notes.examplePath}${part}`);
    await page.emulateMedia({ media: "print" });
    const heading = page.getByRole("heading", { level: 1, name: title });
    expect((await heading.boundingBox())?.height ?? 0, part).toBeGreaterThan(10);
    for (const control of ["Download", "Undo the last change", "Filter", /^Focus/, "Save"]) {
      await expect(page.getByRole("main").getByRole("button", { name: control })).toHaveCount(0);
    }
    await expect(page.getByRole("searchbox")).toHaveCount(0);
  }
});

test("a cross-tab is printed on landscape pages", async ({ page, notes }) => {
  await page.goto(`${notes.examplePath}/tables`);
  await expect(page.getByRole("grid", { name: /by segments$/ })).toBeVisible();
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const sizes = [...paper.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  expect(sizes.length).toBeGreaterThan(0);
  for (const [, width, height] of sizes) expect(Number(width)).toBeGreaterThan(Number(height));
});
