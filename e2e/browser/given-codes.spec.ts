import { callApi } from "./call-api";
import { expect, test } from "./test";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.slow();
test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
  await page.goto("/projects/new");
});

const projectOf = (url: string) => /projects\/([^/]+)/.exec(url)?.[1] ?? "";

/** Answers with two columns of code numbers, of which number 9 has no name anywhere. */
const CODED = `respondent,Why did you come,code1,code2,year
${Array.from({ length: 40 }, (_, at) => {
  const text = at % 2 === 0 ? "The breakfast is very good here" : "There is always enough parking";
  return `r${at},"${text}, visit ${at}",${at % 2 === 0 ? "1: Breakfast" : "2: Parking"},${at === 0 ? 9 : ""},${at < 20 ? 2025 : 2026}`;
}).join("\n")}
r40,Nobody has coded this answer yet,,,2026
`;

test("codes that were given before come along, and are the measure of the machine", async ({ page, look }) => {
  const file = { name: "Coded survey.csv", mimeType: "text/csv", buffer: Buffer.from(CODED) };
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByLabel("What respondent is").selectOption("Respondent id");
  await page.getByLabel("What Why did you come is").selectOption("Answers");
  await page.getByLabel("What code1 is").selectOption("Codes given before");
  await expect(page.getByLabel("What code2 is")).toHaveValue("codes:1");
  await expect(page.getByText("This number has no name in the file or in the codebook: 9.")).toBeVisible();
  await expect(page.getByText("3 codes; 1 row without a code, still to be coded")).toBeVisible();
  await page.getByLabel("Who gave them").fill("Kim");
  await look(page, "given-codes");
  await page.getByRole("button", { name: "Load 41 rows" }).click();
  await expect(page.getByRole("rowheader", { name: "Breakfast" })).toBeVisible();

  await page.getByRole("link", { name: "Quality" }).click();
  await page.getByRole("link", { name: "Test the machine" }).click();
  await page.getByRole("button", { name: "Test on 40 answers" }).click();
  await expect(page.getByText("Test done: 40 answers, 40 credits used")).toBeVisible({ timeout: 60_000 });
  const codes = page.getByRole("region", { name: "The machine against people, by code" });
  await expect(codes.getByRole("row", { name: /^Breakfast/ })).toContainText("50.0");
  await page.getByLabel("Points").selectOption("year");
  await expect(page.getByRole("columnheader", { name: "2025 (20)" })).toBeVisible();
  await look(page, "back-test");
  await callApi(page, "DELETE", `/projects/${projectOf(page.url())}`);
});

const BRANDS = `respondent,Where do you shop,Other shop
1,Aldi,
2,Lidl,
3,Something else,the aldi on the corner
4,Something else,Only at the farmers market
5,Something else,I bake my own bread at home
`;

test("the “other, specify” of a closed question goes back to its options", async ({ page, look }) => {
  const file = { name: "Shops.csv", mimeType: "text/csv", buffer: Buffer.from(BRANDS) };
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByLabel("What respondent is").selectOption("Respondent id");
  await page.getByLabel("What Other shop is").selectOption("Answers");
  await page
    .getByLabel("What Where do you shop is")
    .selectOption("Answer options; “Other shop” holds the text for “other”");
  const load = page.getByRole("button", { name: "Load 5 rows" });
  await expect(load).toBeDisabled();
  await page.getByLabel("Option with free text").selectOption("Something else");
  await look(page, "other-specify-mapping");
  await load.click();
  await expect(page.getByRole("rowheader", { name: "Aldi" })).toBeVisible();

  await page.getByRole("link", { name: "Overview" }).click();
  await page.getByRole("button", { name: "Code 3 answers" }).click();
  await page.getByRole("link", { name: "What became of “Other” in “Where do you shop”" }).click();
  await expect(page.getByText(/5 respondents; 3 chose Other, 1 answer moved/)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("row", { name: /Aldi/ })).toContainText("40.0");
  await look(page, "other-specify");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Moved answers (CSV)" }).click();
  expect((await download).suggestedFilename()).toBe("moved-answers.csv");
  await callApi(page, "DELETE", `/projects/${projectOf(page.url())}`);
});
