import { readFile } from "node:fs/promises";
import { callApi } from "./call-api";
import { newQuestion } from "./new-question";
import { expect, test } from "./test";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.slow();
test.beforeEach(async ({ page, signIn }) => signIn(page));

test("codes by segments: a cell opens its answers, and the address keeps the table", async ({ page, notes, look }) => {
  await page.goto(notes.examplePath);
  await page.getByRole("link", { name: "Cross-tabs" }).click();
  await expect(page).toHaveURL(/\/tables$/);
  const table = page.getByRole("grid", { name: /by segments$/ });
  await expect(table.getByRole("rowheader", { name: "Base, answers" })).toBeVisible();
  const first = table.getByRole("button", { name: /, all: / }).first();
  await expect(first).toHaveAccessibleName(/, all: \d+\.\d%, \d+ of \d+/);

  await first.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  const cell = table.locator("button:focus");
  const [, count] = (await cell.getAttribute("aria-label"))?.match(/(\d+) of \d+/) ?? [];
  await page.keyboard.press("Enter");
  const panel = page.getByRole("complementary");
  await expect(panel.getByRole("heading", { name: new RegExp(`^${count} answers?$`) })).toBeVisible();
  await expect(panel.getByRole("listitem").first()).toBeVisible();
  expect(await panel.getByRole("listitem").count()).toBe(Math.min(30, Number(count)));
  await look(page, "cross-tab");
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(cell).toBeFocused();

  await page.getByRole("button", { name: "Filter" }).click();
  const select = page.getByRole("dialog", { name: "Filters" }).getByLabel("purpose");
  await select.selectOption({ index: 1 });
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/where=/);
  await page.reload();
  await expect(page.getByRole("button", { name: /^Remove the filter/ })).toBeVisible();
});

test("rows are sorted by a column, by mouse and by keys, and the address and saved tables keep it", async ({
  page,
  notes,
  look,
}) => {
  const address = `${notes.examplePath}/tables?by=purpose&rows=codes`;
  await page.goto(address);
  const table = page.getByRole("grid", { name: /by segments$/ });
  const head = (name: RegExp) => table.getByRole("columnheader", { name });
  const sharesIn = async (column: number) => {
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    // "Other" and the like stay last.
    const rows = table.locator("tbody tr:has(button)").filter({ hasNotText: /Other|Nothing|Don't know/ });
    const shares = await rows.locator(`[data-cell$=",${column}"]`).allTextContents();
    return shares.map((share) => Number.parseFloat(share));
  };
  const names = () => table.locator("tbody th").allTextContents();
  await expect(head(/^All/)).toHaveAttribute("aria-sort", "descending");
  const usual = await names();

  await head(/ A$/).getByRole("button").click();
  await expect(head(/ A$/)).toHaveAttribute("aria-sort", "descending");
  await expect(head(/^All/)).toHaveAttribute("aria-sort", "none");
  await expect(page.getByText(/^Rows are sorted by purpose: .+, highest first\.$/)).toBeVisible();
  const down = await sharesIn(1);
  expect(down).toEqual(down.toSorted((one, other) => other - one));
  await expect(page).toHaveURL(/sort=purpose/);
  await look(page, "cross-tab-sorted");
  await page.reload();
  await expect(head(/ A$/)).toHaveAttribute("aria-sort", "descending");

  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("dialog", { name: "Save this table" }).getByLabel("Name").fill("Sorted");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Saved ?Sorted/ })).toBeVisible();

  await table
    .getByRole("button", { name: /, all: / })
    .first()
    .focus();
  await page.keyboard.press("ArrowUp");
  await expect(head(/^All/).getByRole("button")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(head(/ A$/)).toHaveAttribute("aria-sort", "ascending");
  const up = await sharesIn(1);
  expect(up).toEqual(up.toSorted((one, other) => one - other));
  await expect(page.getByRole("button", { name: "Save changes" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(head(/ A$/)).toHaveAttribute("aria-sort", "none");
  await expect(page).toHaveURL(/order=codebook/);
  await expect(head(/ A$/).getByRole("button")).toBeFocused();
  await head(/^All/).getByRole("button").click();
  await expect(head(/^All/)).toHaveAttribute("aria-sort", "descending");
  await expect.poll(names).toEqual(usual);

  await page.goto(address);
  await page.getByRole("button", { name: /^Saved/ }).click();
  await page.getByRole("menuitemradio", { name: "Sorted" }).click();
  await expect(head(/ A$/)).toHaveAttribute("aria-sort", "descending");
  await page.getByRole("button", { name: /^Show ?codes/ }).click();
  const order = page.getByRole("dialog", { name: "What is shown" }).getByLabel("Order");
  await expect(order.locator("option:checked")).toHaveText(/^by purpose: .+, highest first$/);
  await order.selectOption("codebook");
  await expect(head(/ A$/)).toHaveAttribute("aria-sort", "none");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "More for Sorted" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("button", { name: /^Saved ?Sorted/ })).toHaveCount(0);
});

test("a table is saved, opened again, changed, renamed and deleted", async ({ page, notes, look }) => {
  const address = `${notes.examplePath}/tables`;
  await page.goto(address);
  await page.getByRole("button", { name: /^Show ?nets and codes/ }).click();
  await page.getByRole("dialog", { name: "What is shown" }).getByLabel("Rows").selectOption("codes");
  await page.getByRole("dialog", { name: "What is shown" }).getByLabel("Significant").selectOption("90");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Codes/ }).click();
  const choice = page.getByRole("dialog", { name: "Codes" });
  await choice.getByRole("searchbox").fill("staff");
  const friendly = choice.getByRole("checkbox", { name: /^Staff friendliness/ });
  await friendly.click();
  await expect(friendly).toBeChecked();
  await look(page, "cross-tab-codes");
  await page.keyboard.press("Escape");
  const table = page.getByRole("grid", { name: /by segments$/ });
  await expect(table.getByRole("row")).toHaveCount(4);
  await expect(page.getByText(/Holm-corrected, 90%/)).toBeVisible();

  await page.getByRole("button", { name: "Save", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Save this table" });
  await expect(dialog.getByLabel("Name")).toHaveValue(/^Codes by /);
  await dialog.getByLabel("Name").fill("Staff, closely");
  await look(page, "save-table");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Saved ?Staff, closely/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Save changes" })).toHaveCount(0);

  await page.goto(address);
  await page.getByRole("button", { name: /^Saved/ }).click();
  await page.getByRole("menuitemradio", { name: "Staff, closely" }).click();
  await expect(table.getByRole("row")).toHaveCount(4);
  await page.getByRole("radio", { name: "Chart" }).click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("button", { name: "Save changes" })).toHaveCount(0);
  await look(page, "saved-table");
  await page.reload();
  await expect(page.getByRole("img", { name: /^Bars of 1 code in/ })).toBeVisible();

  await page.getByRole("button", { name: "More for Staff, closely" }).click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Staff");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "More for Staff", exact: true }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Saved ?Staff/ })).toHaveCount(0);
});

test("a saved table names the segments and codes that its question no longer has", async ({ page, look }) => {
  const responses = ["Friendly staff", "Rude staff"].map((text, n) => ({
    id: `${n}`,
    text,
    segments: { region: n === 0 ? "North" : "South" },
  }));
  const { path, importCodes, remove } = await newQuestion(page, { responses });
  await importCodes("Friendly staff", "Rude staff");
  const [category] = (await callApi(page, "GET", `${path}/codebook`)).categories;
  const [kept, gone] = category.codes;
  for (const [n, { response_id: id }] of (await callApi(page, "GET", `${path}/responses`)).entries()) {
    await callApi(page, "PATCH", `${path}/responses/${id}`, { codes: [{ code_id: category.codes[n].id }] });
  }
  const { id } = await callApi(page, "POST", `${path}/tables`, {
    name: "Both by region",
    table: { segment_keys: ["region", "country"], code_ids: [kept.id, gone.id] },
  });
  await callApi(page, "DELETE", `${path}/codebook/codes/${gone.id}`);
  await page.goto(`${path}/tables`);
  await page.getByRole("button", { name: /^Saved/ }).click();
  await page.getByRole("menuitemradio", { name: "Both by region" }).click();
  await expect(page).toHaveURL(new RegExp(`saved=${id}`));
  await expect(page.getByRole("status").filter({ hasText: "no longer has" })).toHaveText(
    "This question no longer has the segment “country” and the code “Rude staff”. “Both by region” is shown without them.",
  );
  await expect(page.getByRole("button", { name: "Save changes" })).toHaveCount(0);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await look(page, "saved-table-missing");
  await remove();
});

test("a table is downloaded as a workbook", async ({ page, notes }) => {
  await page.goto(`${notes.examplePath}/tables?rows=nets`);
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "This table as Excel" }).click();
  expect((await file).suggestedFilename()).toMatch(/^thinking-about-your-stay-.+-cross-tab\.xlsx$/);
});

test("the bars of a table are saved as a picture with their colours", async ({ page, notes, look }) => {
  await page.goto(`${notes.examplePath}/tables?rows=nets`);
  await page.locator('[data-cell="0,1"]').click();
  await expect(page.getByRole("complementary")).toBeVisible();
  await page.getByRole("radio", { name: "Chart" }).click();
  await expect(page.getByRole("img", { name: /^Bars of \d+ codes/ }).locator("svg")).toBeVisible();
  await expect(page.getByRole("complementary")).toHaveCount(0);
  await look(page, "chart");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "SVG" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^thinking-about-your-stay-.+-cross-tab\.svg$/);
  const drawing = await readFile(await download.path(), "utf8");
  expect(drawing).toContain("Inter, sans-serif");
  expect(drawing).not.toContain("var(--");
});

test("a printed table names its question", async ({ page, notes }) => {
  await page.goto(`${notes.examplePath}/tables`);
  const heading = page.getByRole("heading", { level: 1, name: /^Cross-tabs: / });
  await expect(heading).toBeAttached();
  await page.emulateMedia({ media: "print" });
  expect((await heading.boundingBox())?.width).toBeGreaterThan(100);
});
