import { newQuestion } from "./new-question";
import { expect, test } from "./test";

test.beforeEach(async ({ page, signIn }) => signIn(page));

test("the price of coding stands beside its button, with the answers that are free", async ({ page }) => {
  const texts = ["Friendly staff", "The room was cold", "friendly  staff", "Friendly staff", "", "xcvbnm,"];
  const responses = texts.map((text, place) => ({ id: `${place}`, text }));
  const { path, importCodes, remove } = await newQuestion(page, { responses });
  await importCodes("Friendly", "Cold");
  for (const place of ["", "/codebook"]) {
    await page.goto(`${path}${place}`);
    await expect(page.getByRole("button", { name: "Code 4 answers" })).toBeVisible();
    await expect(
      page.getByText(/^2 credits of [\d,]+ credits left; 2 repeated and 2 empty or unreadable answers are free$/),
    ).toBeVisible();
  }
  await page.getByRole("button", { name: "Code 4 answers" }).click();
  await expect(page.getByText("4 answers coded, 2 credits used")).toBeVisible();
  await expect(page.getByText("2 empty or unreadable, free")).toBeVisible();
  await remove();
});
