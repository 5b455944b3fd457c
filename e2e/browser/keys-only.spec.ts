import type { Locator, Page } from "@playwright/test";
import { callApi } from "./call-api";
import { expect, test } from "./test";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ timeout: 300_000 });

/** More than the controls of any page between two places. */
const MAX_TABS = 80;

const LIKES = ["The friendly staff at the desk", "Very friendly staff", "The staff was friendly and helpful"];
const PRICES = ["Low prices", "The prices are fair", "Cheap and good prices"];
const ROWS = [...LIKES, ...PRICES].flatMap((text) =>
  ["North", "South"].map((region) => `${text} in ${region},${region}`),
);
const FILE = {
  name: "Keys only.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(`Liked,region\n${ROWS.join("\n")}\n`),
};

test("from a file to coded answers, a cross-tab and a download without a mouse", async ({ page, signIn }) => {
  await signIn(page);
  const { keyboard } = page;

  await test.step("a file is chosen and loaded", async () => {
    await goTo(page, "new project", "New project from a file");
    await expect(page).toHaveURL(/\/projects\/new$/);
    const choosing = page.waitForEvent("filechooser");
    await tabTo(page, page.getByLabel("Drop a file here, or choose one"));
    await keyboard.press("Enter");
    await (await choosing).setFiles(FILE);
    await expect(page.getByLabel("Project")).toBeFocused();
    await tabTo(page, page.getByLabel("What region is"));
    await expect(page.getByLabel("What region is")).toHaveValue("segment");
    await pressAt(page, page.getByRole("button", { name: /^Load \d+ rows$/ }));
    await expect(page).toHaveURL(/\/codebook$/);
  });

  const version = page.getByRole("button", { name: /^Version \d+$/ });
  await test.step("a codebook is drafted, and a code gets another name", async () => {
    await pressAt(page, page.getByRole("button", { name: "Build codebook" }));
    const tree = page.getByRole("treegrid", { name: "Codebook" });
    await expect(tree).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText("The codebook is built")).toBeVisible();
    await tabTo(page, tree.getByRole("row"));
    await keyboard.press("Home");
    await arrowTo(page, tree.getByRole("row", { name: /staff/i }).last());
    await keyboard.press("e");
    await expect(page.getByLabel("Name of the code")).toBeFocused();
    await keyboard.press("Control+a");
    await keyboard.type("Kind staff");
    await keyboard.press("Enter");
    await expect(version).toHaveText("Version 2");
  });

  await test.step("the answers are coded", async () => {
    await pressAt(page, page.getByRole("button", { name: /^Code \d+ answers$/ }));
    await pressAt(page, page.getByRole("button", { name: "See results" }));
    await expect(page.getByRole("heading", { name: "What people said" })).toBeVisible();
  });

  await test.step("an answer is checked, and another one gets a code more", async () => {
    await goTo(page, "answers", "Answers");
    await expect(page).toHaveURL(/\/answers/);
    await expect(page.getByRole("list", { name: "Answers" })).toBeVisible();
    await keyboard.press("j");
    await keyboard.press("Enter");
    await expect(page.getByRole("button", { name: /^Checked 1$/ })).toBeVisible();
    const current = page.getByRole("main").locator("li[aria-current=true]");
    const value = current.getByRole("button", { name: /value for money/i });
    await expect(value).toHaveCount(0);
    await keyboard.press("c");
    await keyboard.type("value");
    await keyboard.press("Enter");
    await keyboard.press("Escape");
    await expect(value).toHaveCount(1);
    await keyboard.press("Enter");
    await expect(page.getByRole("button", { name: /^Checked 2$/ })).toBeVisible();
  });

  await test.step("a cross-tab is made by the column of the file", async () => {
    await goTo(page, "cross", "Cross-tabs");
    await expect(page).toHaveURL(/\/tables/);
    await expect(page.getByRole("columnheader", { name: "North" })).toBeVisible();
  });

  await test.step("the coded answers are downloaded", async () => {
    await goTo(page, "download the coded", "Download the coded answers");
    const dialog = page.getByRole("dialog", { name: "Download the coded answers" });
    await expect(dialog.getByRole("radio", { name: "CSV" })).toBeFocused();
    await keyboard.press("ArrowRight");
    const downloading = page.waitForEvent("download");
    await pressAt(page, dialog.getByRole("button", { name: "Download" }));
    expect((await downloading).suggestedFilename()).toMatch(/\.xlsx$/);
  });

  await callApi(page, "DELETE", `/projects/${new URL(page.url()).pathname.split("/")[2]}`);
});

/** Opens a destination of the palette. */
async function goTo(page: Page, typed: string, name: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.keyboard.type(typed);
  await expect(page.getByRole("option", { name, exact: true })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
}

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.first().waitFor();
  for (let pressed = 0; pressed < MAX_TABS; pressed++) {
    if (await hasFocus(control)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${MAX_TABS} presses of Tab do not lead to ${control}`);
}

async function arrowTo(page: Page, row: Locator): Promise<void> {
  for (let pressed = 0; pressed < MAX_TABS && !(await hasFocus(row)); pressed++) await page.keyboard.press("ArrowDown");
  await expect(row).toBeFocused();
}

async function pressAt(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeEnabled({ timeout: 90_000 });
  await tabTo(page, control);
  await page.keyboard.press("Enter");
}

const hasFocus = (control: Locator): Promise<boolean> =>
  control.evaluateAll((found) => found.some((element) => element === document.activeElement));
