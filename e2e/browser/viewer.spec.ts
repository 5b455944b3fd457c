import { randomUUID } from "node:crypto";
import { expect, test } from "./test";

test.use({ viewport: { width: 900, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.slow();
test.beforeEach(async ({ page, signIn }) => signIn(page));

test("a viewer can read everything and is offered no way to edit", async ({
  page,
  browser,
  notes,
  expectNoAxeFindings,
}) => {
  await page.goto("/settings/members");
  await page.getByLabel("E-mail").fill(`${randomUUID()}@example.test`);
  await page.getByLabel("Role", { exact: true }).selectOption("viewer");
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  const link = await page.getByLabel("The invitation, shown only now").inputValue();

  const context = await browser.newContext({ baseURL: notes.origin, viewport: { width: 900, height: 900 } });
  const viewer = await context.newPage();
  await viewer.goto(link);
  await viewer.getByLabel("Choose a password").fill("eleven paper lanterns");
  await viewer.getByRole("button", { name: "Accept the invitation" }).click();
  await expect(viewer.getByRole("heading", { name: "Projects", level: 1 })).toBeVisible();
  const nothingLike = async (name: RegExp) => {
    await expect(viewer.getByRole("button", { name })).toHaveCount(0);
    await expect(viewer.getByRole("link", { name })).toHaveCount(0);
    await expectNoAxeFindings(viewer);
  };

  await viewer.goto(`${notes.examplePath}/answers`);
  const answers = viewer.getByRole("list", { name: "Answers" });
  await expect(answers.getByRole("listitem").first()).toBeVisible();
  await nothingLike(/checked|Check$|Focus|Add a code|^Mark/);
  await expect(viewer.getByRole("checkbox")).toHaveCount(0);
  const texts = await answers.getByRole("listitem").first().textContent();
  for (const key of ["j", "1", "e", "c", "x", ".", "Enter"]) await viewer.keyboard.press(key);
  await expect(viewer.getByRole("dialog")).toHaveCount(0);
  expect(await answers.getByRole("listitem").first().textContent()).toBe(texts);

  await viewer.goto(`${notes.examplePath}/codebook`);
  await viewer.getByRole("rowheader", { name: "Staff friendliness", exact: true }).click();
  await expect(viewer.getByLabel("Definition")).toHaveAttribute("readonly");
  await nothingLike(/Add|Merge|Split|Delete|Rename|Generate|Import|Code again|Clone/);
  await viewer.goto(`${notes.examplePath}/suggestions`);
  await expect(viewer.getByRole("main")).toBeVisible();
  await nothingLike(/^(Accept|Dismiss|Compute)/);
  await viewer.goto(`${notes.examplePath}/quality`);
  await expect(viewer.getByRole("main")).toBeVisible();
  await nothingLike(/Use .*suggested codes|Code a second time|Draw a random sample/);
  await viewer.goto(`${notes.examplePath}/tables`);
  await expect(viewer.getByRole("grid", { name: /by segments$/ })).toBeVisible();
  // Another story may have saved a table.
  await nothingLike(/^Save\b|Rename|Delete/);
  await viewer.getByRole("button", { name: /^Banner/ }).click();
  await expect(viewer.getByRole("dialog", { name: "Banner" }).getByRole("checkbox").first()).toBeVisible();
  await nothingLike(/^(Order of|Recode)/);
  for (const path of ["/projects/new", `${notes.examplePath}/upload`]) {
    await viewer.goto(path);
    await expect(viewer.getByText("Viewers can't add answers")).toBeVisible();
    await nothingLike(/^Load|Try with example|Choose another file/);
    await expect(viewer.locator("input[type=file]")).toHaveCount(0);
  }
  await viewer.goto(notes.examplePath.replace(/\/questions.*/, ""));
  await nothingLike(/^Upload|^Rename|^Delete/);
  await viewer.getByRole("button", { name: "Download" }).click();
  await viewer.getByRole("radio", { name: "SPSS" }).click();
  await expect(viewer.getByText(/^\d+ respondents, a row each/)).toBeVisible();
  const downloading = viewer.waitForEvent("download");
  await viewer.getByRole("dialog").getByRole("button", { name: "Download" }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.sav$/);
  await context.close();
});
