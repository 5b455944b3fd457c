import { callApi } from "./call-api";
import { newQuestion } from "./new-question";
import { expect, test } from "./test";

test.beforeEach(async ({ page, signIn }) => signIn(page));

test("a code is made exclusive, codes are limited, and the answers that break the rules are listed", async ({
  page,
}) => {
  const responses = ["Kind and quick", "No idea, but kind"].map((text, index) => ({ id: String(index), text }));
  const { path, importCodes, remove } = await newQuestion(page, { responses });
  await importCodes("Kind", "Quick", "Do not know");
  const decisions = [
    { response_id: "id:0", codes: [{ name: "Kind" }, { name: "Quick" }] },
    { response_id: "id:1", codes: [{ name: "Kind" }, { name: "Do not know" }] },
  ];
  await callApi(page, "PATCH", `${path}/responses`, { responses: decisions });
  await page.goto(`${path}/codebook`);
  await page.getByRole("rowheader", { name: "Do not know" }).click();
  const alone = page.getByLabel("Exclusive");
  const stored = page.waitForResponse((reply) => reply.request().method() === "PATCH" && reply.ok());
  await alone.check();
  await stored;
  await page.goto(`${path}/answers`);
  await page.getByRole("button", { name: "Breaks a rule 1" }).click();
  await expect(page.getByText("No idea, but kind")).toBeVisible();
  await expect(page.getByText("Kind and quick")).toHaveCount(0);

  await page.goto(`${path}/codebook`);
  await page.getByRole("button", { name: "More for the codebook" }).click();
  await page.getByRole("menuitem", { name: "Codes per answer" }).click();
  const dialog = page.getByRole("dialog", { name: "Codes per answer" });
  await dialog.getByLabel("At most").fill("1");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto(`${path}/answers?view=broken`);
  await expect(page.getByRole("button", { name: "Breaks a rule 2" })).toBeVisible();
  await expect(page.getByText("Kind and quick")).toBeVisible();
  await remove();
});
