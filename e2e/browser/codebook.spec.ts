import { expect, test } from "./test";

test.use({ viewport: { width: 1200, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(async ({ page, signIn, notes }) => {
  await signIn(page);
  await page.goto(`${notes.examplePath}/codebook`);
});

test("a double click renames the code that it met, though the panel it opens moves the others", async ({ page }) => {
  const code = page
    .getByRole("treegrid", { name: "Codebook" })
    .locator("tr[aria-level='2']")
    .nth(1)
    .getByRole("rowheader");
  const name = await code.innerText();
  await code.dblclick();
  await expect(page.getByRole("complementary", { name })).toBeVisible();
  await expect(page.getByLabel("Name of the code")).toHaveValue(name);
});
