import { newQuestion } from "./new-question";
import { expect, test } from "./test";

test.beforeEach(async ({ page, signIn }) => signIn(page));

const FRAME = `Codeframe Q5
Net;Code;Label;Comment;Checked by
Service;1;Friendly staff;Kind, polite;AB
Service;2;Slow service;Queues;CD
;98;Nothing;;AB
`;

test("a codeframe is shown before it is imported, and its numbers can be changed afterwards", async ({ page }) => {
  const { path, remove } = await newQuestion(page);
  await page.goto(`${path}/codebook`);
  await page.getByRole("button", { name: "Import a codebook" }).click();
  const dialog = page.getByRole("dialog", { name: "Import a codebook" });
  await dialog.locator("input[type=file]").setInputFiles({
    ...{ name: "frame.csv", mimeType: "text/csv", buffer: Buffer.from(FRAME) },
  });
  await expect(dialog.getByLabel("What Code is")).toHaveValue("number");
  await expect(dialog.getByLabel("What Label is")).toHaveValue("code");
  await expect(dialog.getByText("Columns that are not read: “Comment”, “Checked by”.")).toBeVisible();
  await expect(dialog.getByText("“Codeframe Q5”")).toBeVisible();
  await dialog.getByLabel("What Checked by is").selectOption("Exclusive");
  await expect(dialog.getByText("Columns that are not read: “Comment”.")).toBeVisible();
  await dialog.getByLabel("What Checked by is").selectOption("Not read");
  await expect(dialog.getByText("Columns that are not read: “Comment”, “Checked by”.")).toBeVisible();
  await dialog.getByLabel("What Comment is").selectOption("Definition");
  await expect(dialog.getByText("Columns that are not read: “Checked by”.")).toBeVisible();
  const outcome = dialog.getByRole("list", { name: "The codebook in the file" });
  await expect(outcome).toContainText("98Nothing");
  await dialog.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByText("The codebook was imported")).toBeVisible();

  await page.getByRole("rowheader", { name: "Slow service" }).click();
  await expect(page.getByLabel("Definition")).toHaveValue("Queues");
  const number = page.getByLabel("Code number");
  await expect(number).toHaveValue("2");
  await number.fill("98");
  await number.press("Enter");
  await expect(page.getByText("98 has been the number of a code of this question")).toBeVisible();
  await expect(number).toHaveValue("2");
  await number.fill("12");
  await Promise.all([
    page.waitForResponse((reply) => reply.request().method() === "PATCH" && reply.ok()),
    number.blur(),
  ]);
  await page.reload();
  await page.getByRole("rowheader", { name: "Slow service" }).click();
  await expect(number).toHaveValue("12");
  await remove();
});

test("a codeframe that cannot be read can be read otherwise", async ({ page }) => {
  const { path, remove } = await newQuestion(page);
  await page.goto(`${path}/codebook`);
  await page.getByRole("button", { name: "Import a codebook" }).click();
  const dialog = page.getByRole("dialog", { name: "Import a codebook" });
  await dialog.locator("input[type=file]").setInputFiles({
    ...{ name: "frame.csv", mimeType: "text/csv", buffer: Buffer.from("Values\n") },
  });
  await expect(dialog.getByText("no column looks like the names of codes")).toBeVisible();
  await dialog.getByLabel("The first row names the columns").uncheck();
  await expect(dialog.getByRole("list", { name: "The codebook in the file" })).toContainText("Values");
  await remove();
});

test("rows of a codeframe that are wrong are listed, and nothing is imported", async ({ page }) => {
  const { path, importCodes, remove } = await newQuestion(page);
  await importCodes("Friendly");
  await page.goto(`${path}/codebook`);
  await page.getByRole("button", { name: "More for the codebook" }).click();
  await page.getByRole("menuitem", { name: "Import a codebook" }).click();
  const dialog = page.getByRole("dialog", { name: "Import a codebook" });
  await dialog.locator("input[type=file]").setInputFiles({
    ...{ name: "frame.csv", mimeType: "text/csv", buffer: Buffer.from("code,label\n1,Staff\n1,Room\n") },
  });
  await expect(dialog.getByText('row 3 repeats the number 1 of "Staff"')).toBeVisible();
  await expect(dialog.getByText("1 code not in the file")).toContainText("Friendly");
  await expect(dialog.getByRole("button", { name: "Import", exact: true })).toBeDisabled();
  await remove();
});
