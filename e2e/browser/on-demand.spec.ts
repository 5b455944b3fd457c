import { callApi } from "./call-api";
import { newQuestion } from "./new-question";
import { expect, test } from "./test";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(async ({ page, signIn }) => signIn(page));

/** The most bytes of compressed scripts that a page may load before somebody opens a dialog, a menu or a panel. */
const MAX_SCRIPT = 200_000;
const SCRIPTS = "**/_next/static/chunks/*.js";

test("no page loads more than 200 kB of scripts before something is opened", async ({ page, notes }) => {
  const project = notes.examplePath.split("/questions/")[0] ?? "";
  const ofQuestion = ["", "/answers", "/codebook", "/suggestions", "/tables", "/quality"];
  for (const path of ["/", project, ...ofQuestion.map((part) => notes.examplePath + part), "/projects/new"]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    const bytes = await page.evaluate(() =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ name }) => new URL(name).pathname.endsWith(".js"))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    );
    expect.soft(bytes, path).toBeGreaterThan(0);
    expect.soft(bytes, path).toBeLessThan(MAX_SCRIPT);
  }
});

test("letters typed while a field is loaded go into the field, and act on nothing else", async ({ page }) => {
  const responses = ["1", "2", "3"].map((id) => ({ id, text: `Friendly staff ${id}` }));
  const { path, importCodes, remove } = await newQuestion(page, { responses });
  await importCodes("Friendly", "Late, expensive and waxy jam");
  await page.goto(`${path}/answers`);
  await page.keyboard.press("j");
  await page.route(SCRIPTS, async (route) => {
    await new Promise((done) => setTimeout(done, 1_000));
    await route.continue();
  });
  await page.keyboard.press("c");
  // On the page itself, these letters would check answers, select them and go on.
  await page.keyboard.type("waxxy");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  const field = page.getByPlaceholder("Name, number or words of the definition");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("wax");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  const answers = page.getByRole("list", { name: "Answers" }).getByRole("listitem");
  await expect(answers.first().getByRole("button", { name: /^Late/ })).toBeVisible();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
  const countCodes = async () =>
    (await callApi(page, "GET", `${path}/responses`)).map(({ codes }: { codes: object[] }) => codes.length);
  await expect.poll(countCodes).toEqual([1, 0, 0]);
  await remove();
});

test("while a script hangs, the page has its keys again after three seconds", async ({ page, notes }) => {
  await page.goto(`${notes.examplePath}/answers`);
  await page.route(SCRIPTS, () => {});
  await page.keyboard.press("Control+k");
  await page.keyboard.type("lost");
  const search = page.getByLabel("Search the answers");
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(search).toBeFocused({ timeout: 100 });
  }).toPass({ timeout: 10_000 });
  await page.keyboard.type("kept");
  await expect(search).toHaveValue("kept");
});

test("the first menu that is opened by a key marks its first item, and gives the focus back", async ({
  page,
  notes,
}) => {
  await page.goto(`${notes.examplePath}/answers`);
  for (const key of ["ArrowDown", "Enter", "Space"]) {
    await page.reload();
    const trigger = page.getByRole("navigation").getByRole("button", { name: notes.email });
    await trigger.press(key);
    await expect(page.getByRole("menuitemradio").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(trigger).toBeFocused();
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
  }
});

test("what is opened while the service is away opens once it is back, unless it was closed again", async ({
  page,
  notes,
}) => {
  await page.goto(`${notes.examplePath}/answers`);
  await page.route("**/*", (route) => route.abort("connectionrefused"));
  const filter = page.getByRole("button", { name: "Filter", exact: true });
  await filter.click();
  await filter.click();
  await page.getByRole("button", { name: "Download" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.unroute("**/*");
  await expect(page.getByRole("dialog", { name: "Download" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
});
