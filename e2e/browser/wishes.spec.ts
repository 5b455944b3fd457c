import { callApi } from "./call-api";
import { newQuestion } from "./new-question";
import { expect, test } from "./test";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(async ({ page, signIn }) => signIn(page));

test("the box for wishes is ticked where the question asks what to improve, and can be changed", async ({
  page,
  look,
}) => {
  for (const [text, isTicked] of [
    ["What could we improve?", true],
    ["What did you like?", false],
  ] as const) {
    const { path, importCodes, remove } = await newQuestion(page, { text });
    const box = page.getByRole("checkbox", { name: /^Codes are wishes/ });
    await page.goto(`${path}/codebook`);
    await expect(box).toBeChecked({ checked: isTicked });
    await importCodes("Friendly");
    await page.reload();
    await page.getByRole("button", { name: "More for the codebook" }).click();
    await page.getByRole("menuitem", { name: /^Rebuild/ }).click();
    await expect(box).toBeChecked({ checked: isTicked });
    await look(page, isTicked ? "generate-wishes" : "generate-usual");
    await box.click();
    await expect(box).toBeChecked({ checked: !isTicked });
    await remove();
  }
});

test("the box for wishes is not there for names, on which it has no effect", async ({ page }) => {
  const { path, remove } = await newQuestion(page, { text: "What could we improve?" });
  await callApi(page, "PATCH", path, { coding_type: "entity" });
  await page.goto(`${path}/codebook`);
  await expect(page.getByLabel("Template")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^Codes are wishes/ })).toHaveCount(0);
  await remove();
});
