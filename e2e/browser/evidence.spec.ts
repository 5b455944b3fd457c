import { callApi } from "./call-api";
import { expect, test } from "./test";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.slow();
test.beforeEach(async ({ page, signIn }) => signIn(page));

test("words are marked as evidence by mouse and keyboard, and single codes are changed without a check", async ({
  page,
  look,
}) => {
  const made = await callApi(page, "POST", "/code", {
    codebook: { categories: [{ name: "Staff", codes: [{ name: "Friendly staff" }, { name: "Slow staff" }] }] },
    responses: [
      { id: "1", text: "Friendly staff at noon, and in the evening very friendly staff again" },
      { id: "2", text: "The staff was slow" },
    ],
  });
  const path = `/projects/${made.project_id}/questions/${made.question_id}`;
  const stored = async () => (await callApi(page, "GET", `${path}/responses?id=1`))[0];
  const first = await stored();
  await page.goto(`${path}/answers`);
  const row = page.getByRole("list", { name: "Answers" }).getByRole("listitem").first();
  const marks = row.locator("mark");
  await expect(marks.first()).toBeVisible();

  await test.step("by mouse: the second of two equal words", async () => {
    await row.locator("p[dir=auto]").evaluate((text) => {
      const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
      let last: Text | null = null;
      while (walker.nextNode()) last = walker.currentNode as Text;
      const from = last?.data.indexOf("friendly staff") ?? -1;
      const range = document.createRange();
      range.setStart(last as Text, from);
      range.setEnd(last as Text, from + "friendly staff".length);
      window.getSelection()?.removeAllRanges();
      window.getSelection()?.addRange(range);
      text.dispatchEvent(new MouseEvent("mouseup", { bubbles: true }));
    });
    const choice = page.getByRole("dialog", { name: "Evidence of a code" });
    await look(page, "evidence-mouse");
    await choice.getByRole("button", { name: "Friendly staff" }).click();
    await expect(marks).toHaveText(["friendly staff"]);
    await expect(row.getByRole("button", { name: "Answer 1 is checked" })).toHaveText("Edited");
    await expect
      .poll(async () => (await stored()).codes[0])
      .toMatchObject({ evidence: "friendly staff", evidence_start: 48 });
    await page.keyboard.press("z");
    await expect.poll(stored).toEqual(first);
  });

  await test.step("by keyboard", async () => {
    await page.keyboard.press("e");
    const dialog = page.getByRole("dialog", { name: "Mark words as evidence" });
    await expect(dialog.getByLabel("Answer")).toBeFocused();
    for (let letter = 0; letter < "Friendly".length; letter++) await page.keyboard.press("Shift+ArrowRight");
    await expect(dialog.getByText("Selected: “Friendly”")).toBeVisible();
    await look(page, "evidence-keyboard");
    await page.setViewportSize({ width: 360, height: 780 });
    await look(page, "evidence-phone");
    await page.setViewportSize({ width: 900, height: 800 });
    await look(page, "evidence-tablet");
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(marks).toHaveText(["Friendly"]);
    await page.keyboard.press("z");
    await expect.poll(stored).toEqual(first);
  });

  await test.step("in focus mode", async () => {
    await page.keyboard.press(".");
    const focus = page.getByRole("dialog", { name: "Focus mode" });
    await expect(focus.getByPlaceholder("Type to find a code")).toBeFocused();
    await page.keyboard.press("Control+e");
    const dialog = page.getByRole("dialog", { name: "Mark words as evidence" });
    await expect(dialog.getByLabel("Answer")).toBeFocused();
    for (let letter = 0; letter < "Friendly".length; letter++) await page.keyboard.press("Shift+ArrowRight");
    await look(page, "evidence-focus");
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(focus.locator("mark")).toHaveText(["Friendly"]);
    await expect(focus.getByPlaceholder("Type to find a code")).toBeFocused();
    await focus.getByRole("button", { name: "Mark words as evidence of Friendly staff" }).click();
    await expect(dialog.getByLabel("Code")).toContainText("Friendly staff");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(focus.getByPlaceholder("Type to find a code")).toBeFocused();
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Escape");
    await expect(focus).toHaveCount(0);
    await expect.poll(stored).toEqual(first);
  });

  await test.step("removing one code does not mark the answer as checked", async () => {
    await page.keyboard.press("1");
    await expect(page.getByRole("button", { name: "Edited 1" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Checked 0" })).toBeVisible();
    await expect.poll(stored).toMatchObject({ codes: [], reviewed: false, edited: true });
    await expect(row.getByText("No code (set by a person)")).toBeVisible();
    await look(page, "edited");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Checked 1" })).toBeVisible();
    await page.keyboard.press("z");
    await expect(page.getByRole("button", { name: "Edited 1" })).toBeVisible();
    await page.keyboard.press("z");
    await expect.poll(stored).toEqual(first);
  });
  await test.step("the overview tells an answer that a person emptied from one that no code fits", async () => {
    await callApi(page, "PATCH", `${path}/responses/${first.response_id}`, { codes: [], reviewed: true });
    await page.goto(path);
    const uncoded = page.getByRole("complementary", { name: "How the coding went" });
    await expect(uncoded.getByRole("listitem").filter({ hasText: "No code (set by a person)" })).toContainText("1");
    await expect(uncoded.getByText("No code fits")).toHaveCount(0);
    await look(page, "overview-emptied");
  });
  await callApi(page, "DELETE", `/projects/${made.project_id}`);
});

test.describe("on a touch screen", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the dialog to mark words tells how fingers select, and speaks of no keys", async ({ page, notes, look }) => {
    await page.goto(`${notes.examplePath}/answers`);
    const chip = page.getByRole("list", { name: "Answers" }).locator("button[aria-haspopup=menu]").first();
    await chip.tap();
    await page.getByRole("menuitem", { name: "Mark words as evidence" }).tap();
    const dialog = page.getByRole("dialog", { name: "Mark words as evidence" });
    await expect(dialog.getByText(/Hold a finger on a word/)).toBeVisible();
    await expect(dialog.getByText(/Shift/)).toBeHidden();
    await look(page, "evidence-touch");
  });
});
