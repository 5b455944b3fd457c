import { callApi } from "./call-api";
import { expect, test } from "./test";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
  await page.goto("/projects/new");
});

test("a column of many dates is proposed by month, and becomes the columns of a cross-tab in order of time", async ({
  page,
  look,
}) => {
  const lines = Array.from({ length: 120 }, (_, row) => {
    const day = new Date(Date.UTC(2025, 10, 1 + (row % 90))).toISOString().slice(0, 10);
    return `${row},The room in wing ${row} was cold,${day},${row % 2 ? "North" : "South"}`;
  });
  const buffer = Buffer.from(["id,answer,visited,region", ...lines].join("\n"));
  await page.locator("input[type=file]").setInputFiles({ name: "Visits.csv", mimeType: "text/csv", buffer });
  const role = page.getByLabel("What visited is");
  await expect(role).toHaveValue("month");
  await expect(page.getByText("2025-11-01 to 2026-01-29")).toBeVisible();
  await expect(page.getByText("2 segments (visited by month, region)")).toBeVisible();
  await look(page, "mapping-dates");
  await expect(page.getByLabel("What region is").getByRole("option", { name: /^Dates/ })).toHaveCount(0);
  await role.selectOption("Left out");
  await expect(page.getByText("“visited” has 90 different dates, too many to compare, and is left out.")).toBeVisible();
  await page.getByRole("button", { name: "Group by month" }).click();
  await expect(page.getByText("too many to compare")).toHaveCount(0);
  await page.getByRole("button", { name: "Load 120 rows" }).click();
  await expect(page).toHaveURL(/\/codebook$/);
  const path = new URL(page.url()).pathname.replace("/codebook", "");
  const [, projectId, questionId] = path.match(/projects\/(.+)\/questions\/(.+)$/) ?? [];
  const categories = [{ name: "Room", codes: [{ name: "Cold" }] }];
  await callApi(page, "POST", "/codebook/import", { project_id: projectId, question_id: questionId, categories });
  const answers: { response_id: string }[] = await callApi(page, "GET", `${path}/responses?limit=100`);
  for (const row of [80, 40, 0]) {
    await callApi(page, "PATCH", `${path}/responses/${answers[row]?.response_id}`, { codes: [{ name: "Cold" }] });
  }
  await page.goto(`${path}/tables?by=visited`);
  await expect(page.getByRole("grid").getByRole("columnheader", { name: /20\d\d-/ })).toHaveText([
    /2025-11/,
    /2025-12/,
    /2026-01/,
  ]);
  await look(page, "cross-tab-months");
  await callApi(page, "DELETE", `/projects/${projectId}`);
});

test("where dates may have the day or the month first, a person says which before the file is loaded", async ({
  page,
  look,
}) => {
  const buffer = Buffer.from("No;Comment;Visited\n1;The room was cold;3/4/2026\n2;Lovely breakfast;5/6/2026 10:22\n");
  await page.locator("input[type=file]").setInputFiles({ name: "Open.csv", mimeType: "text/csv", buffer });
  const load = page.getByRole("button", { name: "Load 2 rows" });
  await expect(load).toBeEnabled();
  await page.getByLabel("What Visited is").selectOption("Dates, by month");
  await expect(page.getByText("Say which comes first in “Visited”, the day or the month.")).toBeVisible();
  await expect(load).toBeDisabled();
  await look(page, "mapping-date-order");
  await page.getByLabel("Which comes first in Visited").selectOption("Day first: 3/4 is 3 April");
  await load.click();
  await expect(page).toHaveURL(/\/codebook$/);
  const path = new URL(page.url()).pathname.replace("/codebook", "");
  const answers: { segments: object }[] = await callApi(page, "GET", `${path}/responses`);
  expect(answers.map(({ segments }) => segments)).toEqual([{ Visited: "2026-04" }, { Visited: "2026-06" }]);
  await callApi(page, "DELETE", path.split("/questions/")[0] ?? "");
});
