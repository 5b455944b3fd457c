import { newQuestion } from "./new-question";
import { expect, test } from "./test";

test.use({ viewport: { width: 1200, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(async ({ page, signIn }) => signIn(page));

const STAYS = [
  ...[
    "loud street noise",
    "friendly receptionist",
    "mouldy bathroom",
    "soft pillows",
    "wifi failed",
    "lovely sea view",
  ],
  ...["spotless room", "cold breakfast buffet", "expensive parking", "broken air conditioning", "cramped room"],
];

test("a codebook begins with the template that fits, another is taken, and it is saved as one", async ({
  page,
  look,
  expectNoAxeFindings,
}) => {
  const responses = ["again", "today", "sadly"].flatMap((end) =>
    STAYS.map((text) => ({ id: `${text} ${end}`, text: `${text} ${end}` })),
  );
  const { path, remove } = await newQuestion(page, { text: "What stood out?", responses });
  await page.goto(`${path}/codebook`);
  await expect(page.getByLabel("Template")).toHaveValue("auto");
  await page.getByRole("button", { name: "Build codebook" }).click();
  await expect(page.getByRole("treegrid", { name: "Codebook" })).toBeVisible({ timeout: 60_000 });
  await expect(
    page.getByText(/^Template: Hotels and lodging, chosen automatically; \d+% of the answers fit\./),
  ).toContainText("Drafted without a language model: read it before you code.");
  await expect(page.getByRole("rowheader", { name: "Noise and quiet" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Connect a model" })).toBeVisible();
  await look(page, "codebook-of-frame");
  await expectNoAxeFindings(page);

  await page.getByRole("button", { name: "More for the codebook" }).click();
  await page.getByRole("menuitem", { name: "Save as template" }).click();
  const saving = page.getByRole("dialog", { name: "Save as template" });
  await saving.getByLabel("Name").fill("Our stays");
  await saving.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("“Our stays” saved as a template")).toBeVisible();

  const build = async (frame: string) => {
    await page.getByRole("button", { name: "Start from a template" }).click();
    const building = page.getByRole("dialog", { name: "Rebuild the codebook" });
    await building.getByLabel("Template").selectOption({ label: frame });
    await building.getByRole("button", { name: "Rebuild", exact: true }).click();
  };
  await build("None");
  await expect(page.getByText(/^Drafted without a language model/)).toBeVisible({ timeout: 60_000 });
  await build("Our stays");
  await expect(page.getByText(/^Template: Our stays; \d+% of the answers fit\./)).toBeVisible({ timeout: 60_000 });
  await remove();
});
