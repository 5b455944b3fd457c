import { callApi } from "./call-api";
import { newQuestion } from "./new-question";
import { expect, test } from "./test";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.slow();
test.beforeEach(async ({ page, signIn }) => signIn(page));

/** So many answers that they are still being coded when the test reaches the button. */
const ANSWERS = 8_000;

test("coding is cancelled by keys, and the focus stays on the page", async ({ page }) => {
  const responses = Array.from({ length: ANSWERS }, (_, place) => ({
    id: `${place}`,
    text: `The staff of floor ${place} was friendly, the lift number ${place % 977} slow`,
  }));
  const question = await newQuestion(page, { responses });
  await question.importCodes("Friendly staff", "Slow lift");
  await callApi(page, "POST", `${question.path}/code`, {});
  await page.goto(question.path);
  const work = page.getByRole("region", { name: "Work under way" });
  const cancel = work.getByRole("button", { name: "Cancel" });
  await cancel.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/cancelled/)).toBeVisible();
  await expect(work).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  await question.remove();
});
