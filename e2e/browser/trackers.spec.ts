import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { callApi } from "./call-api";
import { newQuestion } from "./new-question";
import { expect, test } from "./test";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.slow();
test.beforeEach(async ({ page, signIn }) => signIn(page));

const SAID = { friendly: "The staff were very friendly and kind", dear: "The price was far too high" };

/** A question that is coded with two codes: `friendly` of its 40 answers praise the staff, the rest say it was dear. */
async function newWave(page: Page, text: string, friendly: number) {
  const responses = Array.from({ length: 40 }, (_, place) => ({
    id: `${place}`,
    text: `${place < friendly ? SAID.friendly : SAID.dear}, room ${place}`,
  }));
  const question = await newQuestion(page, { text, responses });
  await question.importCodes("Friendly staff", "High price");
  const { job_id } = await callApi(page, "POST", `${question.path}/code`, {});
  await expect
    .poll(async () => (await callApi(page, "GET", `/jobs/${job_id}`)).status, { timeout: 60_000 })
    .toBe("completed");
  return question;
}

test("waves become a tracker, whose trends are tested and whose coding is checked", async ({ page, look }) => {
  const spring = await newWave(page, "What stood out in spring?", 10);
  const autumn = await newWave(page, "What stood out in autumn?", 30);
  await page.goto("/trackers");
  await look(page, "trackers");
  await page.getByRole("button", { name: "New tracker" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "New tracker" });
  await dialog.getByLabel("Name").fill("Guests by season");
  await dialog.getByLabel("Wave 1").selectOption(spring.ids.question_id);
  await dialog.getByLabel("Wave 2").selectOption(autumn.ids.question_id);
  await dialog.getByLabel("Wave 2").press("Tab");
  await dialog.getByRole("button", { name: "Make the tracker" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Guests by season", level: 1 })).toBeVisible();

  await expect(page.getByRole("list", { name: "Waves" }).getByRole("link")).toHaveText([
    "What stood out in spring?",
    "What stood out in autumn?",
  ]);
  const table = page.getByRole("table", { name: "Guests by season: codes by waves" });
  await expect(table.getByRole("row", { name: /Friendly staff/ })).toContainText(/\+\d+\.\d\*/);
  await expect(page.getByRole("img", { name: /^Friendly staff over 2 waves/ }).locator("svg")).toBeVisible();

  await expect(page.getByText(/^All panels go from 0 to \d+%/)).toBeVisible();
  await page.getByRole("radio", { name: "Own scales" }).click();
  await expect(page.getByText(/^Each panel has a scale of its own/)).toBeVisible();
  await expect(page.getByText(/^Staff · 0–\d+%$/)).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole("radio", { name: "Own scales" })).toBeChecked();

  for (const [format, beginning] of [
    ["SVG", "<svg"],
    ["PNG", "\x89PNG"],
  ] as const) {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: `Download the trends as ${format}` }).click();
    const content = (await readFile(await (await download).path())).toString("latin1");
    expect(content.startsWith(beginning)).toBe(true);
    if (format === "SVG") expect(content).toMatch(/Friendly staff<\/text>/);
    expect(content).not.toContain("var(--");
  }
  await page.getByRole("button", { name: "More for Guests by season" }).click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Guests by half-year");
  await page.getByRole("dialog").getByRole("button", { name: "Rename" }).click();
  await expect(page.getByRole("heading", { name: "Guests by half-year", level: 1 })).toBeVisible();

  await page.getByRole("button", { name: "Set aside a sample (free)" }).click();
  await page.getByRole("button", { name: /^Code the sample with wave 2/ }).click();
  await expect(page.getByRole("heading", { name: "What the sample shows" })).toBeVisible();
  await expect(page.getByText(/“Friendly staff” changed by \+\d+\.\d points from wave 1 to wave 2/)).toBeVisible();

  await expect(page.getByText("coded before the code changed")).toHaveCount(0);
  const [{ codes }] = (await callApi(page, "GET", `${spring.path}/codebook`)).categories;
  const definition = "Praise of the staff alone";
  await callApi(page, "PATCH", `${spring.path}/codebook/codes/${codes[0].id}`, { definition });
  await page.reload();
  await expect(page.getByText("a diamond a wave coded before the code changed")).toBeVisible();
  const renamed = page.getByRole("table", { name: "Guests by half-year: codes by waves" });
  await expect(renamed.getByRole("row", { name: codes[0].name }).getByText("‡")).toHaveCount(2);
  await look(page, "tracker");
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await look(page, "tracker-phone");

  await page.goto(spring.project);
  await page.getByRole("region", { name: "Trackers" }).getByRole("link", { name: "Guests by half-year" }).click();
  await expect(page).toHaveURL(/\/trackers\//);
  await page.getByRole("button", { name: "More for Guests by half-year" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(/\/trackers$/);
  await expect(page.getByRole("link", { name: "Guests by half-year" })).toHaveCount(0);
  for (const wave of [spring, autumn]) await wave.remove();
});

test("a wave is added, coded with the codebook kept or extended, and removed", async ({ page, look }) => {
  const waves = [];
  const responses = ["Friendly staff", "sdfghjkl"].map((text, place) => ({ id: `${place}`, text }));
  for (const text of ["In 2024?", "In 2025?", "In 2026?"]) waves.push(await newQuestion(page, { text, responses }));
  const [one, two, three] = waves;
  await one?.importCodes("Friendly staff");
  const ids = [one, two].map((wave) => wave?.ids.question_id);
  const { id } = await callApi(page, "POST", "/groups", { name: "By year", question_ids: ids });
  await page.goto(`/trackers/${id}`);
  await expect(page.getByRole("heading", { name: "Nothing to compare yet" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove wave 1" })).toHaveCount(0);

  await page.getByRole("button", { name: "Add a wave" }).click();
  await page
    .getByRole("dialog")
    .getByLabel("Question")
    .selectOption(three?.ids.question_id ?? "");
  await page.getByRole("button", { name: "Add the wave" }).click();
  const list = page.getByRole("list", { name: "Waves" });
  await expect(list.getByRole("listitem")).toHaveCount(3);
  await look(page, "tracker-new");

  // A question in one tracker can't become a wave of another.
  for (const [button, dialog, field] of [
    ["Add a wave", "Add wave 4", "Question"],
    ["New tracker", "New tracker", "Wave 1"],
  ] as const) {
    if (button === "New tracker") await page.goto("/trackers");
    await page.getByRole("button", { name: button }).click();
    const options = page.getByRole("dialog", { name: dialog }).getByLabel(field).getByRole("option");
    await expect(options.first()).toBeAttached();
    await expect(options.filter({ hasText: /In 202\d\?/ })).toHaveCount(0);
    await page.keyboard.press("Escape");
  }

  // Empty and unreadable answers are not coded, so the question's page and the tracker show the same number.
  await page.goto(three?.path ?? "");
  await expect(page.getByRole("button", { name: "Code 1 answer" })).toBeVisible();
  await page.goto(`/trackers/${id}`);
  await page.getByRole("button", { name: "Code 1 answer of wave 3" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Answers that fit none stay without a code")).toBeVisible();
  await dialog.getByRole("radio", { name: "Add new codes" }).click();
  await expect(dialog.getByText("becomes a new code, in all waves")).toBeVisible();
  const sent = page.waitForRequest((request) => request.url().endsWith("/code"));
  await dialog.getByRole("button", { name: "Start coding" }).click();
  expect((await sent).postDataJSON()).toMatchObject({ extend_codebook: true });

  await page.getByRole("button", { name: "Remove wave 2" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(list.getByRole("link")).toHaveText(["In 2024?", "In 2026?"]);
  for (const wave of waves) await wave.remove();
});

test("only questions with the same kind of codes are offered as waves, and a failure leaves the focus on its button", async ({
  page,
}) => {
  const [first, second, third] = [
    await newQuestion(page, { text: "Which topics in spring?" }),
    await newQuestion(page, { text: "Which topics in autumn?" }),
    await newQuestion(page, { text: "Which themes in winter?" }),
  ];
  for (const { path } of [first, second]) await callApi(page, "PATCH", path, { coding_type: "qualitative_topics" });
  await page.goto("/trackers");
  await page.getByRole("button", { name: "New tracker" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "New tracker" });
  await dialog.getByLabel("Name").fill("Topics by season");
  await dialog.getByLabel("Wave 1").selectOption(first.ids.question_id);
  const options = dialog.getByLabel("Wave 2").getByRole("option");
  await expect(options.filter({ hasText: "Which topics in autumn?" })).toHaveCount(1);
  await expect(options.filter({ hasText: "Which topics in autumn?" })).toHaveText(/autumn\?$/);
  await expect(options.filter({ hasText: "Which themes in winter?" })).toHaveCount(0);
  await expect(dialog.getByText(/^Only questions that are coded by “Topics” can join/)).toBeVisible();
  await dialog.getByLabel("Wave 2").selectOption(second.ids.question_id);
  await page.route("**/v2/groups", (route) => route.abort());
  const make = dialog.getByRole("button", { name: "Make the tracker" });
  await make.press("Enter");
  await expect(page.getByRole("region", { name: /Notifications/ }).getByRole("listitem")).toBeVisible();
  await expect(make).toBeEnabled();
  await expect(make).toBeFocused();
  for (const { remove } of [first, second, third]) await remove();
});

test("questions with the same name are told apart, also once one of them is chosen", async ({ page }) => {
  const text = "What made you come back?";
  const [first, second] = [await newQuestion(page, { text }), await newQuestion(page, { text })];
  await page.goto("/trackers");
  await page.getByRole("button", { name: "New tracker" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "New tracker" });
  const optionsOf = (wave: string) => dialog.getByLabel(wave).getByRole("option").filter({ hasText: text });
  const earlier = /\(1 of 2, made \d+ \w+ 20\d\d, \d\d:\d\d UTC\)$/;
  const later = /\(2 of 2, made .+ UTC\)$/;
  await expect(optionsOf("Wave 1")).toHaveText([later, earlier]);
  await dialog.getByLabel("Wave 1").selectOption(first.ids.question_id);
  await dialog.getByLabel("Wave 2").selectOption(second.ids.question_id);
  await expect(optionsOf("Wave 1")).toHaveText([earlier]);
  await expect(optionsOf("Wave 2")).toHaveText([later]);
  for (const { remove } of [first, second]) await remove();
});
