import { readFile } from "node:fs/promises";
import { partsOf } from "@/test/zip-parts";
import { callApi } from "./call-api";
import { newQuestion } from "./new-question";
import { expect, test } from "./test";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.slow();
test.beforeEach(async ({ page, signIn }) => signIn(page));

const ANSWERS = [
  { id: "1", text: "Too expensive for me", segments: { gender: "women", age: "18" }, codes: ["Price"] },
  {
    id: "2",
    text: "Expensive, and slow service",
    segments: { gender: "women", age: "25" },
    codes: ["Price", "Service"],
  },
  { id: "3", text: "Expensive rooms", segments: { gender: "women", age: "60" }, codes: ["Price"] },
  { id: "4", text: "An expensive bar", segments: { gender: "men", age: "30" }, codes: ["Price"] },
  { id: "5", text: "Good value", segments: { gender: "women", age: "34" }, codes: ["Price"] },
  { id: "6", text: "Expensive, again", segments: { gender: "women", age: "34" }, codes: ["Price"] },
];

test("a filter is built, saved as a view, and used in tables and downloads; a deleted code is told", async ({
  page,
  look,
}) => {
  const question = await newQuestion(page, { responses: ANSWERS.map(({ codes: _, ...answer }) => answer) });
  await question.importCodes("Price", "Service");
  for (const { id, codes } of ANSWERS) {
    const body = { codes: codes.map((name) => ({ name })) };
    await callApi(page, "PATCH", `${question.path}/responses/id:${id}`, body);
  }
  await page.goto(`${question.path}/answers`);
  const shown = page.getByRole("list", { name: "Answers" }).getByRole("listitem");
  const panel = page.getByRole("dialog", { name: "Filters" });
  const chip = (name: string) => page.getByRole("button", { name: `Remove the filter ${name}` });
  await expect(shown).toHaveCount(6);

  await test.step("by keyboard and mouse", async () => {
    await page.getByRole("button", { name: "Filter", exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(panel.getByRole("radio", { name: "Any of" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.type("pri");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(page).toHaveURL(/anyOf=/);
    await panel.getByRole("searchbox", { name: "Find a code" }).fill("");
    await panel.getByRole("radio", { name: "None of" }).click();
    await panel.getByRole("checkbox", { name: /^Service/ }).check();
    await panel.getByLabel("age, from", { exact: true }).fill("18");
    await panel.getByLabel("age, to", { exact: true }).fill("34");
    await panel.getByLabel("gender").selectOption("gender=women");
    const people = panel.getByLabel("Decided by");
    await expect(people.getByRole("option")).toHaveCount(3);
    await people.selectOption({ index: 2 });
    await expect(page).toHaveURL(/range=age%3D18\.\.34/);
    await look(page, "filters-panel");
    await page.keyboard.press("Escape");
    await page.getByRole("searchbox", { name: "Search the answers" }).fill("expensive");
    await expect(shown).toHaveCount(2);
    await expect(chip("Any of: Price")).toBeVisible();
    await expect(chip("None of: Service")).toBeVisible();
    await expect(chip("age: 18–34")).toBeVisible();
  });

  await test.step("saved, and there after a reload", async () => {
    await page.getByRole("button", { name: "Save as a view" }).click();
    await page.getByRole("dialog", { name: "Save this view" }).getByLabel("Name").fill("Young women on price");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Views Young women on price" })).toBeVisible();
    await look(page, "filters-saved");
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await look(page, "filters-saved-phone");
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.reload();
    await expect(shown).toHaveCount(2);
    await chip("gender: women").click();
    await page.getByRole("button", { name: "Save the view" }).click();
    await expect(page.getByText("“Young women on price” is saved with the present filter")).toBeVisible();
    await expect(page.getByRole("button", { name: "Save the view" })).toHaveCount(0);
    await expect(shown).toHaveCount(3);
  });

  const open = async () => {
    await page.getByRole("button", { name: /^Views/ }).click();
    await page.getByRole("menuitemradio", { name: /Young women on price/ }).click();
  };

  await test.step("on the overview and in tables", async () => {
    await page.goto(question.path);
    await open();
    await expect(page.getByRole("status").filter({ hasText: "3 of 6 answers" })).toBeVisible();
    await look(page, "filters-overview");
    await page.goto(`${question.path}/tables?by=gender`);
    await open();
    await expect(chip("Words: expensive")).toBeVisible();
    const table = page.getByRole("grid", { name: /by segments$/ });
    const all = table.getByRole("button", { name: /^Price, all: 100\.0%, 3 of 3/ });
    await expect(all).toBeVisible();
    await all.click();
    await expect(page.getByRole("complementary").getByRole("listitem")).toHaveCount(3);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("dialog", { name: "Save this table" }).getByLabel("Name").fill("Filtered");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/saved=/);
    await page.goto(`${question.path}/tables`);
    await page.getByRole("button", { name: /^Saved/ }).click();
    await page.getByRole("menuitemradio", { name: "Filtered" }).click();
    await expect(chip("None of: Service")).toBeVisible();
    await expect(page.getByRole("button", { name: "Save changes" })).toHaveCount(0);
    await look(page, "filters-table");
  });

  await test.step("in a download", async () => {
    await page.getByRole("button", { name: "Download", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Download the coded answers" });
    await dialog.getByLabel("Which answers").selectOption("View: Young women on price");
    await look(page, "filters-download");
    const downloading = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Download" }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe("what-did-you-like-filtered.csv");
    expect((await readFile(await file.path(), "utf8")).trim().split("\n")).toHaveLength(4);

    await page.getByRole("button", { name: "Download", exact: true }).click();
    await dialog.getByRole("radio", { name: "PowerPoint" }).click();
    await dialog.getByLabel("Which answers").selectOption("View: Young women on price");
    const slides = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Download" }).click();
    expect((await slides).suggestedFilename()).toBe("what-did-you-like-filtered.pptx");
    const parts = await partsOf(await readFile(await (await slides).path()));
    expect(parts["ppt/slides/slide1.xml"]).toContain("Base: 3 answers");
  });

  await test.step("a deleted code is told", async () => {
    const { categories } = await callApi(page, "GET", `${question.path}/codebook`);
    const [category] = categories;
    const { id } = category.codes.find(({ name }: { name: string }) => name === "Service");
    await callApi(page, "DELETE", `${question.path}/codebook/codes/${id}`);
    for (const path of ["/answers", "", "/tables"]) {
      await page.goto(`${question.path}${path}`);
      await open();
      await expect(page.getByText(/The filter names the code “Service”, deleted or merged since/)).toBeVisible();
    }
    await look(page, "filters-deleted-code");
    await chip("None of: Service").click();
    await expect(page.getByRole("grid", { name: /by segments$/ })).toBeVisible();
  });
  await question.remove();
});
