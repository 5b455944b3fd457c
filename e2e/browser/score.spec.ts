import { readFile } from "node:fs/promises";
import { partsOf } from "@/test/zip-parts";
import { newQuestion } from "./new-question";
import { expect, test } from "./test";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.slow();
test.beforeEach(async ({ page, signIn }) => signIn(page));

/** Friendly staff goes with high scores, noise with low ones, breakfast with neither; few mention the pool. */
const LINES = Array.from({ length: 240 }, (_, index) => {
  const [isFriendly, isNoisy, isBreakfast] = [index % 3 === 0, index % 4 === 1, index % 5 < 2];
  const score = Math.min(10, Math.max(0, 6 + (isFriendly ? 2 : 0) - (isNoisy ? 3 : 0) + (((index % 7) % 5) - 2)));
  const codes = [
    isFriendly && "Friendly staff",
    isNoisy && "Noise at night",
    isBreakfast && "Breakfast and coffee in the morning",
    index % 60 === 7 && "Pool",
  ].filter(Boolean);
  const shown = index % 40 === 9 ? "no idea" : score;
  return `${index},Answer number ${index},${shown},${index % 2 ? "North" : "South"},${codes.join("; ") || "Nothing"}`;
});

test("a researcher sees which codes go with a score, and takes the figures along", async ({ page, look }) => {
  const question = await newQuestion(page, { text: "What is the reason for your score?" });
  await question.uploadFile(`id,why,nps,region,given\n${LINES.join("\n")}\n`, {
    ...{ id: "id", text: "why", segments: ["nps", "region"] },
    codes: [{ columns: ["given"] }],
  });
  await page.goto(`${question.path}/tables`);
  await page.getByRole("link", { name: "What goes with the score" }).click();
  await expect(page.getByLabel("Score", { exact: true })).toHaveValue("nps");
  const rows = page.getByRole("table").getByRole("row");
  await expect(rows.nth(1)).toContainText("Friendly staff");
  await expect(rows.nth(1)).toContainText(/\+\d\.\d\d\*/);
  await expect(page.getByRole("row", { name: /^Noise at night/ })).toContainText(/−\d\.\d\d\*/);
  await expect(page.getByRole("row", { name: /^Pool/ })).toContainText("†");
  await expect(page.getByText("is not shown to cause it")).toBeVisible();
  await expect(page.getByText("“no idea” (6)")).toBeVisible();
  await look(page, "score");

  await page.getByRole("button", { name: /^Impact/ }).click();
  await expect(page.getByRole("columnheader", { name: /^Impact/ })).toHaveAttribute("aria-sort", "ascending");
  await expect(rows.nth(1)).toContainText("Noise at night");

  await page.getByRole("button", { name: "Scale" }).click();
  const scale = page.getByRole("dialog", { name: "Scale and groups" });
  await scale.getByLabel("Low up to").fill("9");
  await scale.getByRole("button", { name: "Apply" }).click();
  await expect(scale.getByText("must end below 9")).toBeVisible();
  await scale.getByLabel("Low up to").fill("4");
  await look(page, "score-scale");
  await scale.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByRole("columnheader", { name: /Low \(\d–4\)/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("columnheader", { name: /Low \(\d–4\)/ })).toBeVisible();

  await page.getByRole("radio", { name: "Chart" }).click();
  const chart = page.getByRole("img", { name: /^Impacts of/ });
  await expect(chart.getByText("Noise at night")).toBeVisible();
  await look(page, "score-chart");
  await page.getByRole("radio", { name: "Table" }).click();

  const download = async (words: string) => {
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: `This table as ${words}` }).click();
    return readFile(await (await downloading).path());
  };
  expect((await download("CSV")).toString()).toContain("Low (");
  const slides = await partsOf(await download("PowerPoint"));
  expect(slides["ppt/slides/slide2.xml"]).toContain("What goes with nps");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${question.path}/tables/score`);
  await expect(rows.nth(1)).toContainText("Friendly staff");
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await look(page, "score-phone");
  await rows.nth(1).getByRole("link").click();
  await expect(page).toHaveURL(/answers\?code=/);
  await question.remove();
});
