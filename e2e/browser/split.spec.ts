import { callApi } from "./call-api";
import { expect, test } from "./test";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(async ({ page, signIn }) => signIn(page));

test("a split shows both halves with quotes before it happens", async ({ page, look }) => {
  const staff = ["Friendly staff", "Staff was friendly", "Kind and friendly staff at the desk"];
  const late = ["The staff came late", "Staff late again", "Staff took an hour, so late"];
  const { project_id: projectId, question_id: questionId } = await callApi(page, "POST", "/code", {
    codebook: { categories: [{ name: "Staff", codes: [{ name: "Staff" }] }] },
    responses: [...staff, ...late].map((text, number) => ({ id: String(number), text })),
  });
  const path = `/projects/${projectId}/questions/${questionId}/codebook`;
  await page.goto(path);
  const codes = page.getByRole("row").filter({ has: page.getByRole("checkbox") });
  await page.getByRole("rowheader", { name: "Staff", exact: true }).last().click();
  await page.getByRole("button", { name: "Split" }).click();
  const dialog = page.getByRole("dialog", { name: "Split “Staff”" });
  await dialog.getByLabel("Second code").fill("staff");
  await expect(dialog.getByText("Another code has this name.").first()).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Preview" })).toBeDisabled();
  await dialog.getByLabel("First code").fill("Friendly staff");
  await dialog.getByLabel("Second code").fill("Late staff");
  await page.keyboard.press("Enter");
  const preview = dialog.getByRole("region", { name: "Preview of the split" });
  await expect(preview.getByRole("heading")).toHaveText([/^Friendly staff.*[1-5] of 6$/, /^Late staff.*[1-5] of 6$/]);
  await expect(preview.getByRole("listitem").filter({ hasText: "friendly" }).first()).toBeVisible();
  await expect(preview.getByRole("listitem").filter({ hasText: "late" }).first()).toBeVisible();
  await expect(preview).toContainText("rates its confidence again");
  await look(page, "split");
  expect(await callApi(page, "GET", path)).toMatchObject({ categories: [{ codes: [{ name: "Staff" }] }] });

  await dialog.getByLabel("Answers are divided by").selectOption("how they feel");
  await expect(preview).toHaveCount(0);
  await dialog.locator("#split-first-sentiment").selectOption("Positive");
  await dialog.locator("#split-second-sentiment").selectOption("Negative");
  await dialog.getByRole("button", { name: "Preview" }).click();
  await expect(preview).toContainText("is not rated again");
  await dialog.getByRole("button", { name: "Split", exact: true }).click();
  await expect(page.getByText("“Staff” split")).toBeVisible();
  await expect(codes).toHaveCount(2);
  await callApi(page, "DELETE", `/projects/${projectId}`);
});
