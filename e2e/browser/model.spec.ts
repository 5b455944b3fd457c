import { operatorOf } from "../api/operator";
import { startServiceWithModel } from "../support/scripted-model";
import { callApi } from "./call-api";
import type { ServiceNotes } from "./service-notes";
import { expect, test as stories } from "./test";

type WithModel = Awaited<ReturnType<typeof startServiceWithModel>>;

/** Runs stories against their own service, in which a scripted language model codes. */
const test = stories.extend<object, { service: WithModel; notes: ServiceNotes }>({
  service: [
    async ({ browserName: _ }, use) => {
      const service = await startServiceWithModel();
      await use(service);
      await service.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  notes: [
    async ({ service }, use) => {
      const { origin, login } = service;
      await use({ origin, ...login, dataDir: "", foreignPath: "", examplePath: "" });
    },
    { scope: "worker" },
  ],
});

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.slow();
test.describe.configure({ mode: "default" });
test.beforeEach(async ({ page, signIn }) => signIn(page));

const categories = [{ name: "Stay", codes: [{ name: "Tasty food" }, { name: "Noise" }] }];

const TONGUES = [
  { id: "zh", text: "早餐很好吃，但是房间太吵了。", marks: ["早餐很好吃", "房间太吵了"] },
  {
    id: "ja",
    text: "朝食はおいしかったが、部屋が本当にうるさかった😡。",
    marks: ["朝食はおいしかった", "うるさかった😡"],
  },
  {
    id: "ar",
    text: "كان الإفطار لذيذًا، لكن الغرفة كانت صاخبة جدًا.",
    marks: ["الإفطار لذيذًا", "الغرفة كانت صاخبة جدًا"],
  },
  {
    id: "de",
    text: "Das Frühstück war köstlich 😋, aber das Zimmer viel zu laut.",
    marks: ["Frühstück war köstlich", "viel zu laut"],
  },
  { id: "emoji", text: "👍🏽👍🏽 🥐☕️ but 👎🏽 noise next door", marks: ["🥐☕️", "👎🏽"] },
];

test("answers in any language are marked where the model quotes them", async ({ page, service, look }) => {
  const responses = TONGUES.map(({ id, text }) => ({ id, text }));
  const made = await service.client.code({ responses, codebook: { categories } });
  if (!("project_id" in made)) throw new Error("Few answers are coded at once.");
  await page.goto(`/projects/${made.project_id}/questions/${made.question_id}/answers`);
  for (const { id, text, marks } of TONGUES) {
    const row = page.getByRole("list", { name: "Answers" }).getByRole("listitem").filter({ hasText: text });
    await expect(row.locator("mark"), id).toHaveText(marks);
  }
  const arabic = page.getByText("كان").first();
  await expect(arabic).toHaveCSS("direction", "rtl");
  await look(page, "evidence-languages");
  await page.setViewportSize({ width: 360, height: 780 });
  await look(page, "evidence-languages-phone");
});

test("a code shows the rules that the model has written and codes by", async ({ page, service, look }) => {
  const { client } = service;
  const project = await client.projects.create({ name: "Rules", questions: [{ text: "How was your stay?" }] });
  const ids = { projectId: project.id, questionId: project.questions[0]?.id ?? "" };
  const responses = Array.from({ length: 220 }, (_, index) => ({
    id: `${index}`,
    text: index % 2 === 0 ? `The breakfast was tasty on day ${index}` : `The street was noisy at number ${index}`,
  }));
  await client.responses.upload(ids, { responses });
  await client.codebook.import({ project_id: ids.projectId, question_id: ids.questionId, categories });
  const path = `/projects/${ids.projectId}/questions/${ids.questionId}`;
  await page.goto(`${path}/codebook`);
  await expect(page.getByText(/220 credits of [\d,]+ credits left, about USD 0\.\d+ for the model/)).toBeVisible();
  await look(page, "model-price");
  // If the test left the page before the request has arrived, no job would start.
  const started = page.waitForResponse((reply) => reply.request().method() === "POST" && reply.ok());
  await page.getByRole("button", { name: "Code 220 answers" }).click();
  await started;

  await expect(async () => {
    await page.goto(`${path}/codebook`);
    await expect(page.getByRole("row", { name: /Noise.*50\.0/ })).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 180_000 });
  await page.getByRole("rowheader", { name: "Noise" }).click();
  const rules = page.getByRole("region", { name: "Coding rules" });
  await expect(rules).toContainText("Sleep or rest was disturbed by sound");
  await expect(rules.getByRole("definition")).toHaveCount(3);
  await look(page, "coding-rules");
  await page.getByRole("rowheader", { name: "Tasty food" }).click();
  await expect(rules.getByRole("definition")).toHaveCount(4);
  await page.setViewportSize({ width: 360, height: 780 });
  // The narrow page shows the rules in another place, and may replace them in the middle of the scrolling.
  await expect(() => rules.scrollIntoViewIfNeeded({ timeout: 5_000 })).toPass();
  await look(page, "coding-rules-phone");

  const manual = await callApi(page, "GET", `${path}/codebook/manual`);
  await callApi(page, "PATCH", `${path}/codebook/codes/${manual.codes[0].code_id}`, { definition: "What guests ate" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${path}/codebook`);
  await page.getByRole("rowheader", { name: "Tasty food" }).click();
  await expect(page.getByText("codes have changed since")).toBeVisible();
});

test("a day's free runs of the model are used up: both pages say so, and show what there is", async ({
  page,
  service,
  look,
}) => {
  const { client, dataDir, organizationId } = service;
  const responses = ["The breakfast was tasty", "The street was noisy"].map((text, id) => ({ id: `${id}`, text }));
  const made = await client.code({ responses, codebook: { categories } });
  if (!("project_id" in made)) throw new Error("Few answers are coded at once.");
  const subject = { project_id: made.project_id, question_id: made.question_id };
  const path = `/projects/${made.project_id}/questions/${made.question_id}`;
  await client.refinement.suggestions(subject);
  await operatorOf(dataDir).exhaustFreeRuns(organizationId, "enterprise");
  await callApi(page, "POST", `${path}/codebook/codes`, { name: "Service", category: "Stay" });

  const refused = await client.refinement.suggestions({ ...subject, refresh: true }).then(
    () => null,
    (error) => error,
  );
  expect(refused).toMatchObject({ status: 429, code: "RATE_LIMITED", retryAfter: expect.any(Number) });
  await page.goto(`${path}/suggestions`);
  await page.getByRole("button", { name: "Look for suggestions" }).click();
  await expect(page.getByText("today's are used up. There are new ones after midnight")).toBeVisible();
  await look(page, "suggestions-used-up");
  await page.goto(`${path}/codebook`);
  await page.getByRole("button", { name: "More for the codebook" }).click();
  await page.getByRole("menuitem", { name: "Rebuild the codebook" }).click();
  await page.getByRole("button", { name: "Rebuild", exact: true }).click();
  await expect(page.getByText("500 codebooks and rounds of suggestions by a language model a day")).toBeVisible();
  await page.goto("/settings/usage?kind=free");
  await expect(page.getByText("The language model makes 500 codebooks and rounds of suggestions a day")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Free" })).not.toHaveCount(0);
});
