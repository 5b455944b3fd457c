import { expect, test } from "./test";

test.use({ viewport: { width: 1200, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(async ({ page, signIn }) => signIn(page));

test("a double click renames the code that it met, though the panel it opens moves the others", async ({
  page,
  notes,
}) => {
  await page.goto(`${notes.examplePath}/codebook`);
  const code = page
    .getByRole("treegrid", { name: "Codebook" })
    .locator("tr[aria-level='2']")
    .nth(1)
    .getByRole("rowheader");
  const name = await code.innerText();
  await code.dblclick();
  await expect(page.getByRole("complementary", { name })).toBeVisible();
  await expect(page.getByLabel("Name of the code")).toHaveValue(name);
});

test("a tab that one comes back to shows what was done elsewhere", async ({ page }) => {
  const headers = { "sec-fetch-site": "same-origin" };
  const call = async (path: string, data: object) =>
    (await (await page.request.post(`/api/v2${path}`, { headers, data })).json()).data;
  const { id: projectId } = await call("/projects", { name: "Two tabs" });
  const question = `/projects/${projectId}/questions`;
  const { id } = await call(question, { text: "What did you like?" });
  await call(`${question}/${id}/upload/json`, { responses: [{ id: "1", text: "Friendly staff" }] });
  await page.goto(`${question}/${id}/codebook`);
  await expect(page.getByRole("button", { name: "Build codebook" })).toBeVisible();
  const categories = [{ name: "Staff", codes: [{ name: "Friendly staff" }] }];
  await call("/codebook/import", { project_id: projectId, question_id: id, categories });
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByRole("rowheader", { name: "Friendly staff" })).toBeVisible();
  await page.request.delete(`/api/v2/projects/${projectId}`, { headers });
});
