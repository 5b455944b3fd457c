import { callApi } from "./call-api";
import { newQuestion } from "./new-question";
import { expect, test } from "./test";

test.beforeEach(async ({ page, signIn }) => signIn(page));

test("words that always give a code show the answers they touch, are applied, and are taken back", async ({ page }) => {
  const responses = ["The Parkhaus was full", "Parking is dear", "Kind staff"].map((text, index) => ({
    id: String(index),
    text,
  }));
  const { path, importCodes, remove } = await newQuestion(page, { responses });
  await importCodes("Staff", "Getting here");
  const { job_id } = await callApi(page, "POST", `${path}/code`, {});
  await expect.poll(async () => (await callApi(page, "GET", `/jobs/${job_id}`)).status).toBe("completed");
  await page.goto(`${path}/codebook`);
  await page.getByRole("rowheader", { name: "Getting here" }).click();
  const words = page.getByLabel("Words that always give this code");
  await words.fill("parkhaus, park*");
  const touched = page.getByRole("region", { name: "Answers with these words" });
  await expect(touched.getByText("2 answers say this")).toBeVisible();
  await expect(touched.locator("mark")).toHaveText(["Parkhaus", "Parking"]);
  await words.blur();
  await touched.getByRole("button", { name: "Give the code to 2 coded answers" }).click();
  await expect(page.getByRole("row", { name: /Getting here/ })).toContainText("2");
  await expect(touched.getByRole("button")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(touched.getByRole("button", { name: "Give the code to 2 coded answers" })).toBeVisible();
  await remove();
});
