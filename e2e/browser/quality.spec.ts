import { callApi } from "./call-api";
import { expect, test } from "./test";

const PHONE = { width: 390, height: 844 };

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.slow();
test.beforeEach(async ({ page, signIn }) => signIn(page));

test("agreement is read, its statement downloaded, and similar answers are settled and reverted", async ({
  page,
  look,
}) => {
  const responses = Array.from({ length: 44 }, (_, place) => ({
    id: `r${place}`,
    text: place < 4 ? "Friendly staff" : `${["Friendly staff", "Rude waiters"][place % 2]} on day ${place}`,
  }));
  const codes = [
    { name: "Friendly staff", sentiment: "Positive" },
    { name: "Rude waiters", sentiment: "Negative" },
  ];
  const codebook = { categories: [{ name: "Staff", codes }] };
  const made = await callApi(page, "POST", "/code", { codebook, responses });
  const path = `/projects/${made.project_id}/questions/${made.question_id}`;
  const answers: { response_id: string }[] = await callApi(page, "GET", `${path}/responses?limit=100`);
  const decide = (from: number, to: number, nameOf: (place: number) => string) =>
    callApi(page, "PATCH", `${path}/responses`, {
      responses: answers.slice(from, to).map(({ response_id }, at) => ({
        response_id,
        codes: [{ name: nameOf(from + at) }],
        segments: { sex: at % 3 === 0 ? "f" : "m" },
      })),
    });
  // One of four equal unreviewed answers gets another code, and a person corrects some of the others.
  await decide(0, 3, () => "Friendly staff");
  await decide(3, 4, () => "Rude waiters");
  await callApi(page, "PATCH", `${path}/responses`, {
    responses: answers.slice(0, 4).map(({ response_id }) => ({ response_id, reviewed: false })),
  });
  await decide(4, 44, (place) => (place % 2 === 0 || place > 30 ? "Friendly staff" : "Rude waiters"));

  await page.goto(path);
  await page.getByRole("link", { name: "Quality" }).click();
  await expect(page).toHaveURL(/\/quality$/);
  const group = page.getByRole("main").getByRole("listitem").filter({ hasText: "suggested" }).first();
  await expect(group).toContainText("3 answers");
  await expect(page.getByRole("table", { name: "Overall" })).toContainText("Krippendorff’s α");
  await expect(page.getByRole("region", { name: "Agreement by code" })).toContainText("To check");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Statement of methods" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.html$/);
  await look(page, "quality");

  await page.getByRole("button", { name: "Settle: Friendly staff" }).click();
  await expect(page.getByText("1 answer changed")).toBeVisible();
  await expect(page.getByText("Like answers all have the same codes.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Settle all as suggested" })).toBeVisible();
  await page.setViewportSize(PHONE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await page.screenshot({ path: "e2e/screenshots/quality-phone-light.png", fullPage: true });
});

test("the agreement is shown in focus mode from 30 checked answers on", async ({ page }) => {
  const responses = Array.from({ length: 31 }, (_, place) => ({
    id: `r${place}`,
    text: `${["Friendly staff", "Rude waiters"][place % 2]} on day ${place}`,
  }));
  const codebook = { categories: [{ name: "Staff", codes: [{ name: "Friendly staff" }, { name: "Rude waiters" }] }] };
  const made = await callApi(page, "POST", "/code", { codebook, responses });
  const path = `/projects/${made.project_id}/questions/${made.question_id}`;
  const answers: { response_id: string }[] = await callApi(page, "GET", `${path}/responses?limit=100`);
  await callApi(page, "PATCH", `${path}/responses`, {
    responses: answers.slice(2).map(({ response_id }) => ({ response_id, reviewed: true })),
  });
  await page.goto(`${path}/answers`);
  await page.keyboard.press("j");
  await page.keyboard.press(".");
  const focus = page.getByRole("dialog", { name: "Focus mode" });
  await expect(focus).toContainText("Agreement is shown from 30 checked answers on");
  await page.keyboard.press("Enter");
  await expect(focus).toContainText(/Agreement so far \d\.\d\d/);
  await callApi(page, "DELETE", `/projects/${made.project_id}`);
});
