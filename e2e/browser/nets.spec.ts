import { callApi } from "./call-api";
import { newQuestion } from "./new-question";
import { expect, test } from "./test";

test.beforeEach(async ({ page, signIn }) => signIn(page));

test("a category is moved into another one, which then counts its answers too", async ({ page }) => {
  const responses = ["Kind", "Dear", "Kind but dear"].map((text, index) => ({ id: String(index), text }));
  const { path, ids, remove } = await newQuestion(page, { responses });
  const categories = [
    { name: "Stay", codes: [{ name: "Lovely" }] },
    { name: "Price", codes: [{ name: "Expensive" }] },
    { name: "Staff", codes: [{ name: "Friendly" }] },
  ];
  await callApi(page, "POST", "/codebook/import", { ...ids, categories });
  const given = [["Friendly"], ["Expensive"], ["Friendly", "Expensive"]];
  await callApi(page, "PATCH", `${path}/responses`, {
    responses: given.map((names, index) => ({ response_id: `id:${index}`, codes: names.map((name) => ({ name })) })),
  });
  await page.goto(`${path}/codebook`);
  const row = (name: string) => page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
  await expect(row("Staff")).toHaveAttribute("aria-level", "1");
  await row("Staff").hover();
  await page.getByRole("button", { name: "More for Staff" }).click();
  await page.getByRole("menuitem", { name: "Move into a category" }).click();
  const dialog = page.getByRole("dialog", { name: "Move “Staff”" });
  await dialog.getByLabel("Into").selectOption("Stay");
  await dialog.getByRole("button", { name: "Move" }).click();
  await expect(row("Staff")).toHaveAttribute("aria-level", "2");
  await expect(row("Friendly")).toHaveAttribute("aria-level", "3");
  await expect(row("Stay")).toHaveText(/2$/);
  await page.getByRole("button", { name: "Close Stay" }).click();
  await expect(row("Friendly")).toHaveCount(0);

  await page.goto(`${path}/tables`);
  await expect(page.getByRole("rowheader")).toHaveText([
    ...["Base, answers", "Stay", /Lovely/, "Staff", /Friendly/],
    ...["Price", /Expensive/],
  ]);
  await remove();
});
