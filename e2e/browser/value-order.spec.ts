import { callApi } from "./call-api";
import { newQuestion } from "./new-question";
import { expect, test } from "./test";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(async ({ page, signIn }) => signIn(page));

const FILE = "id,why,tier\n1,Friendly staff,Gold\n2,Friendly people,Bronze\n3,Friendly desk,Silver\n";

test("a person puts the values of a segment in order, and takes it back", async ({ page, look }) => {
  const question = await newQuestion(page);
  await question.importCodes("Friendly staff");
  await question.uploadFile(FILE, { id: "id", text: "why", segments: ["tier"] });
  for (const id of ["1", "2", "3"])
    await callApi(page, "PATCH", `${question.path}/responses/id:${id}`, { codes: [{ name: "Friendly staff" }] });

  await page.goto(`${question.path}/tables`);
  const heads = page.getByRole("columnheader").filter({ hasText: /Gold|Silver|Bronze/ });
  await expect(heads).toContainText(["Bronze", "Gold", "Silver"]);
  await page.getByRole("button", { name: /^Banner/ }).click();
  await page.getByRole("button", { name: "Order of tier" }).click();
  const dialog = page.getByRole("dialog", { name: "Order of tier" });
  await dialog.getByRole("button", { name: "Move Silver up" }).click();
  await expect(dialog.getByRole("listitem")).toContainText(["Bronze", "Silver", "Gold"]);
  await look(page, "value-order");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(heads).toContainText(["Bronze", "Silver", "Gold"]);

  await page.getByRole("button", { name: /^Banner/ }).click();
  await page.getByRole("button", { name: "Order of tier" }).click();
  await expect(dialog.getByRole("listitem")).toContainText(["Bronze", "Silver", "Gold"]);
  await dialog.getByRole("button", { name: "Usual order" }).click();
  await expect(heads).toContainText(["Bronze", "Gold", "Silver"]);
  await question.remove();
});
