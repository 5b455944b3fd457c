import { expect, test } from "./test";

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
  await page.goto("/projects/new");
});

test("a file is chosen, and another one instead, by keys: the focus stays on the page", async ({ page }) => {
  const file = {
    name: "Shop survey.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("respondent,Liked\n1,The friendly staff\n2,Great selection of products\n"),
  };
  const field = page.locator("input[type=file]");
  for (const name of ["Shop survey", "Shop again"]) {
    await field.focus();
    await field.setInputFiles({ ...file, name: `${name}.csv` });
    await expect(page.getByLabel("Project")).toHaveValue(name);
    await expect(page.getByLabel("Project")).toBeFocused();
    const other = page.getByRole("button", { name: "Choose another file" });
    await other.press("Enter");
    await expect(field).toBeFocused();
  }
});
