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
  await callApi(page, "POST", `${path}/review/sample`, { size: 44 });
  await decide(4, 44, (place) => (place % 2 === 0 || place > 30 ? "Friendly staff" : "Rude waiters"));

  await page.goto(path);
  await page.getByRole("link", { name: "Quality" }).click();
  await expect(page).toHaveURL(/\/quality$/);
  const group = page.getByRole("main").getByRole("listitem").filter({ hasText: "suggested" }).first();
  await expect(group).toContainText("3 answers");
  await expect(page.getByRole("table", { name: "Overall" })).toContainText("Krippendorff’s α");
  await expect(page.getByRole("region", { name: "Agreement by code" })).toContainText("To check");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Methods statement" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.html$/);
  await look(page, "quality");

  await page.getByRole("button", { name: "Use suggested codes: Friendly staff" }).click();
  await expect(page.getByText("1 answer changed")).toBeVisible();
  await expect(page.getByText("Similar answers all have the same codes.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Use all suggested codes" })).toBeVisible();
  await page.setViewportSize(PHONE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await page.screenshot({ path: "e2e/screenshots/quality-phone-light.png", fullPage: true });
});

test("a random sample is drawn, checked blind, and then tells the agreement and corrected shares", async ({
  page,
  look,
}) => {
  const responses = Array.from({ length: 48 }, (_, place) => ({
    id: `r${place}`,
    text: `${["Friendly staff", "Rude waiters"][place % 2]} on day ${place}`,
  }));
  const codebook = { categories: [{ name: "Staff", codes: [{ name: "Friendly staff" }, { name: "Rude waiters" }] }] };
  const made = await callApi(page, "POST", "/code", { codebook, responses });
  const path = `/projects/${made.project_id}/questions/${made.question_id}`;
  const answers: { response_id: string; text: string }[] = await callApi(page, "GET", `${path}/responses?limit=100`);
  await callApi(page, "PATCH", `${path}/responses`, {
    responses: answers.map(({ response_id }, at) => ({ response_id, segments: { sex: at % 3 === 0 ? "f" : "m" } })),
  });

  // Accepting everything at once is no check.
  await page.goto(`${path}/answers`);
  await page.getByRole("checkbox", { name: /^Select all/ }).check();
  await page.keyboard.press("a");
  await expect(page.getByRole("button", { name: /^Checked \d\d/ })).toBeVisible();
  await expect.poll(async () => (await callApi(page, "GET", `${path}/review`)).reviewed).toBeGreaterThan(30);
  await page.goto(`${path}/quality`);
  await expect(page.getByRole("heading", { name: /0 of 30 checked/ })).toBeVisible();
  await page.getByRole("button", { name: "Draw a random sample" }).click();
  const dialog = page.getByRole("dialog", { name: "Draw a random sample" });
  await expect(dialog.getByRole("option", { name: "±10 points: all 48 answers" })).toBeAttached();
  await dialog.getByRole("radio", { name: "By number" }).click();
  await dialog.getByLabel("Answers").fill("40");
  await look(page, "draw-sample");
  await dialog.getByRole("button", { name: "Draw and check" }).click();

  await expect(page).toHaveURL(/\/answers\?view=sample$/);
  const rows = page.getByRole("list", { name: "Answers" }).getByRole("listitem");
  await expect(rows.first()).toContainText("The machine’s codes are hidden until you have given yours");
  await expect(page.getByRole("checkbox", { name: /^Select/ })).toHaveCount(0);
  await look(page, "answers-blind");
  await page.keyboard.press(".");
  const focus = page.getByRole("dialog", { name: "Focus mode" });
  await expect(focus).toContainText("Random sample: 0 of 40 checked");
  await expect(focus.getByRole("list", { name: "Codes of this answer" })).toContainText("none fits");
  await page.keyboard.type("Rude");
  await page.keyboard.press("Enter");
  await expect(focus.getByRole("button", { name: "Remove Rude waiters" })).toBeVisible();
  await expect(focus.getByRole("button", { name: "Remove Friendly staff" })).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(focus.getByText("Answer 2 of 40")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Random sample 1 of 40" })).toBeVisible();

  for (const { response_id, text } of answers) {
    const name = text.includes("Friendly") && !text.endsWith("8") ? "Friendly staff" : "Rude waiters";
    await callApi(page, "PATCH", `${path}/responses/${response_id}`, { codes: [{ name }] });
  }
  await page.goto(`${path}/quality`);
  await expect(page.getByRole("table", { name: "Overall" })).toContainText("Krippendorff’s α");
  await page.getByRole("link", { name: "Overview" }).click();
  await page.getByRole("radio", { name: "Corrected" }).click();
  await expect(page.getByText("Corrected shares rest on 48 randomly drawn answers")).toBeVisible();
  await look(page, "overview-corrected");
  await page.goto(`${path}/tables`);
  await page.getByRole("radio", { name: "Corrected" }).click();
  await expect(page.getByRole("button", { name: /^Friendly staff, all: \d.*% corrected, 95% interval/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Friendly staff, f: not corrected" })).toBeVisible();
  await look(page, "tables-corrected");
  await callApi(page, "DELETE", `/projects/${made.project_id}`);
});
