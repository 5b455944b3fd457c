import { callApi } from "./call-api";
import { expect, test } from "./test";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.slow();
test.beforeEach(async ({ page, signIn }) => signIn(page));

test("one answer at a time: typing finds and makes codes, Enter accepts and goes on", async ({
  page,
  look,
  expectNoAxeFindings,
}) => {
  const { project_id: projectId, question_id: questionId } = await callApi(page, "POST", "/code", {
    question: "How was your stay?",
    codebook: {
      categories: [
        {
          name: "Staff",
          codes: [{ name: "Friendly staff" }, { name: "Slow staff", definition: "Waiting for somebody" }],
        },
      ],
    },
    responses: [
      { id: "1", text: "Friendly staff" },
      { id: "2", text: "The staff was slow" },
    ],
  });
  const path = `/projects/${projectId}/questions/${questionId}`;
  await page.goto(`${path}/answers`);
  await page.keyboard.press(".");
  const focus = page.getByRole("dialog", { name: "Focus mode" });
  const codes = focus.getByRole("list", { name: "Codes of this answer" }).getByRole("listitem");
  await expect(focus.getByText("Answer 1 of 2")).toBeVisible();
  await expect(codes.filter({ hasText: "Friendly staff" })).toHaveCount(1);
  await expect(focus.getByText("How was your stay?")).toBeVisible();
  const codebook = focus.getByRole("region", { name: "Codebook" });
  const slow = codebook.getByRole("option", { name: /Slow staff/ });
  await slow.hover();
  await expect(codebook.getByText("Waiting for somebody")).toBeVisible();
  await look(page, "focus");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(slow).toBeHidden();
  await look(page, "focus-phone");
  await page.setViewportSize({ width: 1440, height: 900 });
  await slow.click();
  await expect(codes.filter({ hasText: "Slow staff" })).toHaveCount(1);
  await slow.click();
  await expect(codes.filter({ hasText: "Slow staff" })).toHaveCount(0);

  const friendly = codes.filter({ hasText: "Friendly staff" });
  await expect(friendly.getByRole("button", { name: /: Positive\. Change$/ })).toBeVisible();
  await page.keyboard.press("Shift+Digit1");
  await expect(friendly.getByRole("button", { name: /: Mixed\. Change$/ })).toBeVisible();
  await friendly.getByRole("button", { name: /Change$/ }).click();
  await expect(friendly.getByRole("button", { name: /: Neutral\. Change$/ })).toBeVisible();

  await page.keyboard.type("slow");
  const found = focus.getByRole("option", { name: /^Slow staff/ });
  await expect(found).toContainText("2");
  const field = focus.getByPlaceholder("Type to find a code");
  await expect(field).toHaveAttribute("aria-activedescendant", (await found.getAttribute("id")) ?? "none");
  await expectNoAxeFindings(page);
  await page.keyboard.press("Enter");
  await expect(codes.filter({ hasText: "Slow staff" })).toHaveCount(1);
  await page.keyboard.press("2");
  await expect(codes.filter({ hasText: "Slow staff" })).toHaveCount(0);
  await page.keyboard.type("Knows the town");
  await page.keyboard.press("Enter");
  await expect(codes.filter({ hasText: "Knows the town" })).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(focus.getByText("Answer 2 of 2")).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await expect(focus.getByText("Answer 1 of 2 checked")).toBeVisible();
  await page.keyboard.type("slo");
  await page.keyboard.press("Escape");
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(focus).toHaveCount(0);

  // If the test left the page before the decisions are stored, the browser would ask for confirmation.
  await expect.poll(async () => (await callApi(page, "GET", `${path}/responses?reviewed=true`)).length).toBe(1);
  await page.goto(path);
  await expect(page.getByRole("heading", { name: "Agreement with people" })).toBeVisible();
  await callApi(page, "DELETE", `/projects/${projectId}`);
});

test("18 codes of the example fit on a screen", async ({ page, notes, look }) => {
  await page.goto(notes.examplePath);
  await expect(page.getByRole("table").getByRole("rowheader").nth(17)).toBeInViewport({ ratio: 1 });
  await look(page, "overview-18");
});

test("the palette runs actions of the page, and lists pages opened from it as recent", async ({ page, notes }) => {
  await page.goto(`${notes.examplePath}/codebook`);
  const palette = page.getByPlaceholder(/^An action/);
  await page.keyboard.press("Control+k");
  await palette.fill("add a code");
  await expect(page.getByRole("option", { name: "Add a code" })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Add a code" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await palette.fill("webhooks");
  await expect(page.getByRole("option", { name: "Webhooks" })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/settings\/webhooks$/);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("group", { name: "Recent" }).getByRole("option").first()).toContainText("Webhooks");
});
