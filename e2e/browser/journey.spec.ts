import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import Papa from "papaparse";
import { expect, test } from "./test";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ timeout: 300_000 });
test.beforeEach(async ({ page, signIn }) => signIn(page));

test("from example answers to a codebook, coded answers, a review and a file", async ({ page, look }) => {
  await test.step("one click makes a project of the example answers", async () => {
    await page.getByRole("link", { name: "New project" }).click();
    await page.getByRole("button", { name: "Try with example answers" }).click();
    await expect(page).toHaveURL(/\/codebook$/);
    await expect(page.getByLabel("What was asked")).toHaveValue(/what stood out to you/);
    await expect(page.getByText("suits these answers best")).toBeVisible();
    await look(page, "codebook-start");
  });

  await test.step("the codebook appears while one watches", async () => {
    await page.getByRole("button", { name: "Build codebook" }).click();
    await expect(page.getByRole("region", { name: "Work under way" })).toBeVisible();
    await expect(page.getByRole("treegrid", { name: "Codebook" })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText("The codebook is built")).toBeVisible();
  });

  await editCodebook(page);

  await test.step("all answers are coded while one watches", async () => {
    await page.getByRole("button", { name: /^Code \d+ answers$/ }).click();
    await expect(page.getByRole("progressbar")).toBeVisible();
    await page.getByRole("button", { name: "See results" }).click({ timeout: 90_000 });
    await expect(page.getByRole("heading", { name: "What people said" })).toBeVisible();
    await look(page, "overview");
  });

  await reviewAnswers(page);

  await test.step("the other answers are coded again, with the reviewed ones as examples", async () => {
    await page.getByRole("link", { name: "Overview" }).click();
    await page.getByRole("button", { name: "Code again" }).click();
    const dialog = page.getByRole("dialog", { name: "Code answers again" });
    await dialog.getByRole("radio", { name: "All answers" }).check();
    await expect(dialog).toContainText("serve as examples: 1 answer");
    await expect(dialog).toContainText(/\d+ answers: \d+ credits of [\d,]+ credits left/);
    await look(page, "code-again");
    const [, junk] = (await dialog.textContent())?.match(/(\d+) empty or unreadable/) ?? [];
    const answers = 535 - Number(junk);
    await expect(dialog).toContainText(`${answers} answers: `);
    await dialog.getByRole("button", { name: `Code ${answers} answers again` }).click();
    await expect(page.getByRole("progressbar")).toBeVisible();
    const done = page.getByText(new RegExp(`^${answers} answers coded, \\d+ credits used$`));
    await expect(done).toBeVisible({ timeout: 90_000 });
    await expect(page.getByText(`${junk} empty or unreadable, free`)).toBeVisible();
    await expect(page.getByRole("button", { name: "See results" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Code again" })).toBeVisible();
  });

  await test.step("the coded answers are downloaded as a file", async () => {
    await page.getByRole("button", { name: "Download" }).click();
    await look(page, "download");
    await page.getByRole("radio", { name: /A column per code/ }).check();
    const downloading = page.waitForEvent("download");
    await page.getByRole("dialog").getByRole("button", { name: "Download" }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^thinking-about-your-stay.*\.csv$/);
    const { data } = Papa.parse<string[]>(await readFile(await file.path(), "utf8"), { skipEmptyLines: true });
    expect(data).toHaveLength(537);
    expect(data[0]).toContain("Kind staff");
    expect(data.filter((row) => row.at(-1) === "1")).toHaveLength(1);
  });

  await test.step("the project says what a model may see of the answers", async () => {
    await page
      .getByRole("navigation", { name: "Breadcrumb" })
      .getByRole("link", { name: "Example: a hotel stay" })
      .click();
    const dialog = page.getByRole("dialog", { name: "Personal data" });
    const open = async () => {
      await page.getByRole("button", { name: "More for Example: a hotel stay" }).click();
      await page.getByRole("menuitem", { name: "Personal data" }).click();
    };
    await open();
    await dialog.getByLabel("Mask personal data").selectOption("Always");
    await dialog.getByLabel("Never mask").fill("info@hotel.com\n\nDr Pepper");
    await look(page, "personal-data");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await open();
    await expect(dialog.getByLabel("Mask personal data")).toHaveValue("always");
    await expect(dialog.getByLabel("Never mask")).toHaveValue("info@hotel.com\nDr Pepper");
    await dialog.getByRole("button", { name: "Cancel" }).click();
  });

  await test.step("the project is deleted", async () => {
    await page.getByRole("button", { name: "More for Example: a hotel stay" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Delete 536 answers" }).click();
    await expect(page.getByText("is deleted")).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });
});

async function editCodebook(page: Page): Promise<void> {
  const tree = page.getByRole("treegrid", { name: "Codebook" });
  const codes = tree.getByRole("rowheader");
  const version = page.getByRole("button", { name: /^Version \d+$/ });

  await test.step("a code is renamed with the keyboard, and the change undone", async () => {
    await codes.filter({ hasText: /^Staff friendliness$/ }).click();
    await page.keyboard.press("e");
    await page.getByLabel("Name of the code").fill("Kind staff");
    await page.keyboard.press("Enter");
    await expect(version).toHaveText("Version 2");
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(codes.filter({ hasText: /^Staff friendliness$/ })).toBeVisible();
    await expect(version).toHaveText("Version 3");
  });

  await test.step("a definition and a sentiment are stored", async () => {
    const panel = page.getByRole("complementary", { name: "Staff friendliness" });
    await panel.getByLabel("Definition").fill("Staff who smiled, helped and knew what guests needed.");
    await panel.getByLabel("Definition").blur();
    await expect(version).toHaveText("Version 4");
    await panel.getByRole("radio", { name: /Neutral/ }).click();
    await expect(version).toHaveText("Version 5");
    await panel.getByRole("radio", { name: /Positive/ }).click();
    await expect(version).toHaveText("Version 6");
  });

  await test.step("two codes are merged", async () => {
    await page.getByRole("checkbox", { name: "Select View and balcony" }).check();
    await page.getByRole("checkbox", { name: "Select Lift and accessibility" }).check();
    await page.keyboard.press("m");
    await page.getByRole("dialog").getByRole("button", { name: "Merge" }).click();
    await expect(version).toHaveText("Version 7");
    await expect(codes.filter({ hasText: /^(View and balcony|Lift and accessibility)$/ })).toHaveCount(1);
  });

  await test.step("a code is moved to a category found by its name", async () => {
    await codes.filter({ hasText: /^Staff friendliness$/ }).click();
    await page.keyboard.press("v");
    await page.getByPlaceholder("Category").fill("People");
    await page.keyboard.press("Enter");
    await expect(codes.filter({ hasText: /^People/ })).toBeVisible();
    await expect(page.getByText("“Staff friendliness” moved")).toBeVisible();
  });

  await test.step("an old version is compared and restored", async () => {
    await version.click();
    const history = page.getByRole("complementary", { name: "History" });
    const first = history.getByRole("listitem").filter({ hasText: /^Version 1\b/ });
    await first.getByRole("button", { name: "Compare" }).click();
    await expect(first.getByText("Category “People” added")).toBeVisible();
    await first.getByRole("button", { name: "Restore" }).click();
    await expect(codes.filter({ hasText: /^People/ })).toHaveCount(0);
    await expect(codes.filter({ hasText: /^(View and balcony|Lift and accessibility)$/ })).toHaveCount(2);
    await history.getByRole("button", { name: "Close" }).click();
    await codes.filter({ hasText: /^Staff friendliness$/ }).dblclick();
    await page.getByLabel("Name of the code").fill("Kind staff");
    await page.keyboard.press("Enter");
    await expect(page.getByText("“Kind staff” changed")).toBeVisible();
  });
}

async function reviewAnswers(page: Page): Promise<void> {
  const view = (name: string) => page.getByRole("button", { name: new RegExp(`^${name} \\d+$`) });
  const current = page.getByRole("main").locator("li[aria-current=true]");

  await test.step("uncertain answers are reviewed with the keyboard", async () => {
    await page.getByRole("link", { name: /^Check \d+ uncertain answers?$/ }).click();
    await expect(page).toHaveURL(/view=uncertain/);
    await expect(view("Checked")).toHaveText("Checked 0");
    await page.keyboard.press("j");
    const chips = current.getByRole("button", { name: /[+±=−]|Positive|Negative|Neutral|Mixed/ });
    await expect(current).toBeFocused();
    const before = await chips.count();
    await page.keyboard.press("1");
    await expect(chips).toHaveCount(before - 1);
    await expect(view("Edited")).toHaveText("Edited 1");
    await expect(view("Checked")).toHaveText("Checked 0");
    await page.keyboard.press("z");
    await expect(chips).toHaveCount(before);
    await expect(view("Edited")).toHaveCount(0);
    await page.keyboard.press("c");
    await page.getByPlaceholder(/^Name, number/).fill("Clean");
    const found = page.getByRole("listbox").getByRole("option").first();
    await expect(found).toContainText(/clean/i);
    await expect(found).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await expect(current.getByRole("button", { name: /clean/i })).toHaveCount(1);
    await expect(view("Edited")).toHaveText("Edited 1");
    await expect(current).toBeFocused();
    const checked = await current.getByRole("paragraph").innerText();
    await page.keyboard.press("Enter");
    await expect(view("Checked")).toHaveText("Checked 1");
    await expect(current.getByRole("paragraph")).not.toHaveText(checked);
  });

  await test.step("decisions are there after a reload, and filters find them", async () => {
    await page.reload();
    await view("Checked").click();
    const answers = page.getByRole("list", { name: "Answers" }).getByRole("listitem");
    await expect(answers).toHaveCount(1);
    await expect(answers).toContainText(/clean/i);
    await view("All").click();
    await page.getByRole("searchbox", { name: "Search the answers" }).fill("breakfast");
    await expect(page).toHaveURL(/search=breakfast/);
    await page.getByRole("button", { name: "Filter" }).click();
    await page.getByLabel("purpose", { exact: true }).selectOption("purpose=business");
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/segment=purpose%3Dbusiness/);
    await expect(page.getByRole("status").filter({ hasText: /of 536 answers/ })).toBeVisible();
    await expect(answers.first()).toBeVisible();
    await expect(answers.filter({ hasNotText: /breakfast/i })).toHaveCount(0);
  });
}

test("the palette goes to a question and changes the theme", async ({ page, notes }) => {
  const palette = page.getByPlaceholder(/^An action, a project/);
  await page.keyboard.press("Control+k");
  await palette.fill("stood out");
  await expect(page.getByRole("option", { name: /stood out/ }).first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/questions\//);
  await page.keyboard.press("Control+k");
  await palette.fill("appearance dark");
  await expect(page.getByRole("option", { name: "Appearance: dark" })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveClass(/dark/);
  await page.goto(notes.examplePath);
  await expect(page.locator("html")).toHaveClass(/dark/);
});
