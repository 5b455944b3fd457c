import { createClient } from "@/lib/api/client/client";
import { textsOf } from "@/test/openai-engine";
import { type Script, startOpenaiServer } from "@/test/openai-server";
import { startService } from "../support/service";
import type { ServiceNotes } from "./service-notes";
import { expect, test as stories } from "./test";

const KEY = "sk-of-the-provider";

/** A provider whose model knows breakfast (Frühstück in German) and noise, and declines answers about the lobby in words. */
const script: Script = (request) => {
  if (request.authorization !== `Bearer ${KEY}`) return { status: 401, error: { message: "no such key" } };
  const texts = textsOf(request);
  if (request.system.startsWith("You translate")) {
    const english = (text: string) => (text.startsWith("Das Frühstück") ? "Breakfast was good" : null);
    return { json: { translations: texts.map((text, index) => ({ answer: index + 1, text: english(text) })) } };
  }
  if (texts.some((text) => text.includes("lobby"))) return { text: "I am sorry, I can't help with this topic." };
  const codesOf = (text: string) =>
    [/breakfast|frühstück/i, /loud|noisy/i].flatMap((about, index) => (about.test(text) ? index + 1 : []));
  const mention = (code: number) => ({ code, evidence: null, confidence: "high", sentiment: "Neutral" });
  const isBlind = request.model === "blind";
  const answers = texts.map((text, index) => ({ answer: index + 1, codes: isBlind ? [] : codesOf(text).map(mention) }));
  return { json: { answers } };
};

type Places = { provider: string; service: Awaited<ReturnType<typeof startService>> };

/** Stories in a service of their own: it begins without a model, and the owner switches one on. */
const test = stories.extend<object, { places: Places; notes: ServiceNotes }>({
  places: [
    async ({ browserName: _ }, use) => {
      const server = await startOpenaiServer(script);
      const service = await startService({ env: { CODING_ENGINE: "" } });
      await use({ provider: server.url, service });
      await service.stop();
      await server.close();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  notes: [
    async ({ places: { service } }, use) => {
      const { email, password } = service.firstRun;
      await use({ origin: service.origin, email, password, dataDir: "", foreignPath: "", examplePath: "" });
    },
    { scope: "worker" },
  ],
});

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.slow();
test.describe.configure({ mode: "serial" });
test.beforeEach(async ({ page, signIn }) => signIn(page));

test("an owner tries a model and switches it on; answers are coded by it at the price that was told", async ({
  page,
  places: { provider, service },
  look,
}) => {
  await page.goto("/settings");
  await page.getByRole("link", { name: "Model", exact: true }).click();
  await expect(page.getByText("No answer leaves this machine.")).toBeVisible();
  await page.getByLabel("Provider’s address").fill(provider);
  await page.getByLabel("Model", { exact: true }).fill("scripted");
  await page.getByLabel("Key").fill("sk-wrong");
  await page.getByRole("button", { name: "Try it" }).click();
  await expect(page.getByText("The model provider refused the API key (401).")).toBeVisible();
  await page.getByLabel("Key").fill(KEY);
  await page.getByRole("button", { name: "Try it" }).click();
  const tried = page.getByRole("table", { name: "What it gave ten example answers" });
  await expect(tried.getByRole("row")).toHaveCount(11);
  await look(page, "model-tried");
  await page.getByRole("button", { name: "Switch it on" }).click();
  await expect(page.getByText(`The model scripted at ${provider}.`)).toBeVisible();
  await expect(page.getByText("A key is stored for this address.")).toBeVisible();
  await look(page, "model-on");

  const path = await newQuestion(service, (index) => `The breakfast of day ${index} was good`);
  await page.goto(`${path}/codebook`);
  await expect(page.getByText(/60 credits of [\d,]+ credits left, about [\d,]+ tokens for the model/)).toBeVisible();
  await page.getByRole("button", { name: "Code 60 answers" }).click();
  await expect(page.getByRole("row", { name: /Breakfast.*60/ })).toBeVisible({ timeout: 60_000 });
});

test("a model that refuses all answers ends the run with its own words, which stay on the page", async ({
  page,
  places: { service },
  look,
}) => {
  const path = await newQuestion(service, (index) => `The lobby of hotel ${index}`);
  await page.goto(path);
  await page.getByRole("button", { name: "Code 60 answers" }).click();
  const words = page.getByText(
    "The last job stopped. The model refused the request: “I am sorry, I can't help with this topic.”",
  );
  await expect(words).toBeVisible({ timeout: 60_000 });
  await look(page, "model-refused");
  await page.goto(`${path}/answers`);
  await expect(words).toBeVisible();
  await expect(page.getByText("The model refused it (free)").first()).toBeVisible();
});

test("answers are translated at a price that is told, and found by the translation", async ({
  page,
  places: { service },
  look,
}) => {
  const path = await newQuestion(service, (index) => (index < 3 ? `Das Frühstück Nummer ${index}` : `Nice ${index}`));
  await page.goto(`${path}/answers`);
  await page.getByRole("button", { name: "Translate", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Translate into English" });
  await expect(dialog.getByText(/60 credits of [\d,]+ credits left, about [\d,]+ tokens for the model/)).toBeVisible();
  await look(page, "translate");
  await dialog.getByRole("button", { name: "Translate 60 answers" }).click();
  await expect(page.getByText("Answers translated, 3 credits used")).toBeVisible({ timeout: 60_000 });
  await page.getByLabel("Search the answers").fill("was good");
  await expect(page.getByText("3 of 60 answers")).toBeVisible();
  await expect(page.getByText("Breakfast was good")).toHaveCount(3);
  await look(page, "translated");
});

test("engines that vote are sure of what all give; what they dispute comes first and can be added", async ({
  page,
  places: { service },
  look,
}) => {
  await page.goto("/settings/model");
  await page.getByLabel("Models that vote").fill("second, blind");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The model codes from now on.")).toBeVisible();
  const path = await newQuestion(service, (index) => (index < 2 ? `The breakfast of day ${index}` : `Nice ${index}`));
  await page.goto(path);
  await page.getByRole("checkbox", { name: /Let 3 models code each answer and vote/ }).check();
  await look(page, "consensus");
  await page.getByRole("button", { name: "Code 60 answers" }).click();
  await expect(page.getByRole("row", { name: /Breakfast.*2/ })).toBeVisible({ timeout: 60_000 });
  await page.goto("/settings/model");
  await page.getByLabel("Models that vote").fill("blind");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The model codes from now on.")).toBeVisible();
  await page.goto(path);
  await page.getByRole("button", { name: "Code again" }).click();
  await page.getByRole("radio", { name: /All answers/ }).check();
  await page.getByRole("checkbox", { name: /Let 2 models code each answer and vote/ }).check();
  await page.getByRole("button", { name: "Code 60 answers again" }).click();
  await expect(page.getByRole("row", { name: /Breakfast.*0/ })).toBeVisible({ timeout: 60_000 });
  await page.goto(`${path}/answers?sort=unsure`);
  const disputed = page.getByRole("button", { name: "Breakfast? 1/2" });
  await expect(disputed).toHaveCount(2);
  await disputed.first().click();
  await expect(disputed).toHaveCount(1);
  await look(page, "disputed");
});

async function newQuestion({ baseUrl, firstRun }: Places["service"], textOf: (index: number) => string) {
  const client = createClient({ baseUrl, apiKey: firstRun.api_key });
  const project = await client.projects.create({ name: "Stay", questions: [{ text: "How was your stay?" }] });
  const ids = { projectId: project.id, questionId: project.questions[0]?.id ?? "" };
  const categories = [{ name: "Stay", codes: [{ name: "Breakfast" }, { name: "Noise" }] }];
  await client.codebook.import({ project_id: ids.projectId, question_id: ids.questionId, categories });
  const responses = Array.from({ length: 60 }, (_, index) => ({ id: `${index}`, text: textOf(index) }));
  await client.responses.upload(ids, { responses });
  return `/projects/${ids.projectId}/questions/${ids.questionId}`;
}
