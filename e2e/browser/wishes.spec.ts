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
