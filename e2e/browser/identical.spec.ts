import { callApi } from "./call-api";
import { newQuestion } from "./new-question";
import { expect, test } from "./test";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(async ({ page, signIn }) => signIn(page));

test("a decision reaches the answers with the same text, by mouse, by key and in focus mode", async ({
  page,
  look,
}) => {
  const texts = ["Too slow", "Kind people", "too slow", "Too slow", "Too slow!"];
  const responses = texts.map((text, index) => ({ id: `r${index}`, text }));
  const { path, importCodes, remove } = await newQuestion(page, { responses });
  await importCodes("Friendly", "Late");
  const stored = async (): Promise<string[]> =>
    (await callApi(page, "GET", `${path}/responses`)).map(({ codes }: { codes: { name: string }[] }) =>
      codes.map(({ name }) => name).join("+"),
    );
  await page.goto(`${path}/answers`);
  const offer = page.getByRole("listitem").filter({ hasText: "2 more answers with this text" });

  const add = async (words: string) => {
    await page.keyboard.press("c");
    await page.keyboard.type(words);
    await expect(page.getByRole("dialog").getByRole("option").first()).toHaveText(new RegExp(words, "i"));
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
  };
  await page.keyboard.press("j");
  await add("late");
  await expect(offer).toBeVisible();
  await look(page, "identical-answers");
  await offer.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("2 identical answers decided likewise")).toBeVisible();
  await expect.poll(stored).toEqual(["Late", "", "Late", "Late", ""]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(stored).toEqual(["Late", "", "", "", ""]);

  await expect(page.getByRole("listitem").filter({ has: page.getByLabel("Select answer r0") })).toBeFocused();
  await add("friendly");
  await expect(offer).toBeVisible();
  await page.keyboard.press("=");
  await expect.poll(stored).toEqual(["Late+Friendly", "", "Late+Friendly", "Late+Friendly", ""]);

  await page.keyboard.press("z");
  await expect.poll(stored).toEqual(["Late+Friendly", "", "", "", ""]);
  await page.keyboard.press(".");
  const focus = page.getByRole("dialog", { name: "Focus mode" });
  await expect(focus.getByText("Answer 1 of 5")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(focus.getByText("Answer 2 of 5")).toBeVisible();
  await expect(offer).toBeVisible();
  await look(page, "identical-in-focus");
  await page.keyboard.press("=");
  await expect.poll(stored).toEqual(["Late+Friendly", "", "Late+Friendly", "Late+Friendly", ""]);
  await expect(focus.getByText("Answer 2 of 5")).toBeVisible();
  await remove();
});

test("an offer ends when its decision is taken back, and is made again with the next one", async ({ page }) => {
  const responses = ["Nothing", "nothing", "Nothing"].map((text, index) => ({ id: `r${index}`, text }));
  const { path, importCodes, remove } = await newQuestion(page, { responses });
  await importCodes("Friendly");
  const checked = async (): Promise<boolean[]> =>
    (await callApi(page, "GET", `${path}/responses`)).map(({ reviewed }: { reviewed: boolean }) => reviewed);
  await page.goto(`${path}/answers`);
  const offer = page.getByRole("listitem").filter({ hasText: "2 more answers with this text" });
  const check = page.getByRole("button", { name: "Answer r0 is checked" });
  await check.click();
  await expect(offer).toBeVisible();
  await check.click();
  await expect(offer).toHaveCount(0);
  await page.keyboard.press("=");
  await expect.poll(checked).toEqual([false, false, false]);
  await check.click();
  await expect(offer).toBeVisible();
  await page.keyboard.press("=");
  await expect.poll(checked).toEqual([true, true, true]);
  await remove();
});
