import writeWorkbook from "write-excel-file/node";
import { callApi } from "./call-api";
import { expect, test } from "./test";

const SURVEY = `respondent,Liked,Disliked,region
1,The friendly staff and quick delivery,Lower prices would be nice,North
2,Great selection of products,Opening hours are too short,South
2,Nice music,The website is slow,North
,Fast checkout,More vegan options please,South
`;

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
  await page.goto("/projects/new");
});

test("the columns of a file get roles and become questions", async ({ page, look }) => {
  const file = { name: "Shop survey.csv", mimeType: "text/csv", buffer: Buffer.from(SURVEY) };
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(page.getByLabel("Project")).toHaveValue("Shop survey");
  await page.getByLabel("What respondent is").selectOption("Respondent id");
  await expect(page.getByRole("heading", { name: /cannot be loaded/ })).toBeVisible();
  await expect(page.getByText("Row 5")).toBeVisible();
  await look(page, "mapping");
  await page.getByLabel("Leave it out and load the rest").check();
  await page.getByLabel("What Disliked is").selectOption("Answers");
  await page.getByRole("textbox", { name: "Liked", exact: true }).fill("What did you like?");
  await page.getByRole("button", { name: /^Load \d rows$/ }).click();
  await expect(page.getByRole("heading", { name: "Shop survey", level: 1 })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "What did you like?" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Disliked", exact: true })).toBeVisible();
  await look(page, "project");
});

test("a project has the language of its answers, or the one that is chosen", async ({ page }) => {
  const german = "Nr,Kommentar\n1,Die Schlange an der Kasse war viel zu lang\n2,Mehr Bänke wären schön\n3,Lärm\n";
  const file = { name: "Viertel.csv", mimeType: "text/csv", buffer: Buffer.from(german) };
  for (const [chosen, stored] of [
    [null, "de"],
    ["French", "fr"],
  ] as const) {
    await page.goto("/projects/new");
    await page.locator("input[type=file]").setInputFiles(file);
    const language = page.getByLabel("Language of most answers");
    await expect(language).toHaveValue("de");
    if (chosen) await language.selectOption(chosen);
    await page.getByRole("button", { name: "Load 3 rows" }).click();
    await expect(page).toHaveURL(/\/codebook$/);
    const id = new URL(page.url()).pathname.split("/")[2];
    expect((await callApi(page, "GET", `/projects/${id}`)).language).toBe(stored);
    await callApi(page, "DELETE", `/projects/${id}`);
  }
});

test("the empty page of answers leads to the upload", async ({ page }) => {
  const { id: projectId } = await callApi(page, "POST", "/projects", { name: "Nothing yet" });
  const { id } = await callApi(page, "POST", `/projects/${projectId}/questions`, { text: "What did you like?" });
  const path = `/projects/${projectId}/questions/${id}`;
  await page.goto(`${path}/answers`);
  await page.getByRole("main").getByRole("link", { name: "Upload answers" }).click();
  await expect(page).toHaveURL(`${path}/upload`);
  await callApi(page, "DELETE", `/projects/${projectId}`);
});

test("a file whose ids are known warns of the answers that it would replace", async ({ page, look }) => {
  const { id: projectId } = await callApi(page, "POST", "/projects", { name: "Two waves" });
  const { id } = await callApi(page, "POST", `/projects/${projectId}/questions`, { text: "What did you like?" });
  const path = `/projects/${projectId}/questions/${id}`;
  await callApi(page, "POST", `${path}/upload/json`, {
    responses: [
      { id: "1", text: "The friendly staff" },
      { id: "2", text: "Great selection" },
    ],
  });
  await page.goto(`${path}/upload`);
  const wave =
    "respondent,Why did you come?,What did you like?\n1,It is close to where we live,Fast delivery\n2,My sister told us about it,Great selection\n";
  const file = { name: "Second wave.csv", mimeType: "text/csv", buffer: Buffer.from(wave) };
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(page.getByLabel("What What did you like? is")).toHaveValue("text");
  await expect(
    page.getByText(/^2 answers are already in this project \(same respondent id\)\. 1 has a new text/),
  ).toBeVisible();
  await look(page, "known-answers");
  await callApi(page, "DELETE", `/projects/${projectId}`);
});

test("a double click loads a file once", async ({ page }) => {
  const name = `Once only ${Date.now()}`;
  const buffer = Buffer.from("respondent,Liked\n1,The friendly staff\n2,Great selection of products\n");
  await page.locator("input[type=file]").setInputFiles({ name: `${name}.csv`, mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: /^Load \d rows$/ }).dblclick({ delay: 0 });
  await expect(page).toHaveURL(/\/questions\//);
  const projects: { name: string }[] = await callApi(page, "GET", "/projects");
  expect(projects.filter((project) => project.name === name)).toHaveLength(1);
});

test("a new project is made when its file is loaded; closing the tab before that leaves no project", async ({
  page,
}) => {
  const file = { name: "Left alone.csv", mimeType: "text/csv", buffer: Buffer.from(SURVEY) };
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(page.getByLabel("Project")).toHaveValue("Left alone");
  await expect(page.getByRole("button", { name: /^Load \d rows$/ })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto("/");
  await page.close();
  const names = (await callApi(other, "GET", "/projects")).map(({ name }: { name: string }) => name);
  expect(names).not.toContain("Left alone");
});

test("a person chooses the sheet of a workbook, and says that a file has no header row", async ({ page, look }) => {
  const sheets = [
    { sheet: "Read me", data: [["Notes"], ["Fielded in May, by telephone"]] },
    {
      sheet: "Answers",
      data: [
        ["No", "Comment"],
        [1, "The room was cold"],
        [2, "Lovely breakfast"],
      ],
    },
  ];
  const buffer = await writeWorkbook(sheets).toBuffer();
  await page.locator("input[type=file]").setInputFiles({ name: "May.xlsx", mimeType: "application/zip", buffer });
  await expect(page.getByLabel("Sheet")).toHaveValue("Answers");
  await page.getByLabel("Sheet").selectOption("Read me");
  await expect(page.getByRole("columnheader", { name: /Notes/ })).toBeVisible();
  await page.getByLabel("Sheet").selectOption("Answers");
  await expect(page.getByLabel("What Comment is")).toHaveValue("text");
  await expect(page.getByRole("button", { name: "Load 2 rows" })).toBeEnabled();

  await page.getByRole("button", { name: "Choose another file" }).click();
  const lines = Buffer.from("17;Zimmer zu klein\n18;Schönes Frühstück\n19;Sehr ruhig\n", "latin1");
  await page.locator("input[type=file]").setInputFiles({ name: "June.csv", mimeType: "text/csv", buffer: lines });
  await expect(page.getByRole("button", { name: "Load 2 rows" })).toBeEnabled();
  await expect(page.getByLabel("Letters are encoded as")).toHaveValue("windows-1252");
  await page.getByLabel("The first row names the columns").uncheck();
  await expect(page.getByLabel("What column 2 is")).toHaveValue("text");
  await look(page, "mapping-without-header");
  await page.getByRole("textbox", { name: "column 2" }).fill("What should be better?");
  await page.getByRole("button", { name: "Load 3 rows" }).click();
  await expect(page.getByLabel("What was asked")).toHaveValue("What should be better?");
});

test("a wide file is scrolled to its answers, and one click leaves all other columns out", async ({ page, look }) => {
  const scores = Array.from({ length: 40 }, (_, index) => `Q${index + 1}`);
  const rows = ["The room was cold", "Lovely breakfast", "Quiet at night"].map((answer, row) =>
    [row, ...scores.map((_, column) => (row * column) % 5), answer].join(","),
  );
  const buffer = Buffer.from([["No", ...scores, "Comment"].join(","), ...rows].join("\n"));
  await page.locator("input[type=file]").setInputFiles({ name: "Wide.csv", mimeType: "text/csv", buffer });
  await expect(page.getByLabel("What Comment is")).toBeInViewport({ ratio: 1 });
  const left = page.getByRole("button", { name: /on the left$/ });
  await expect(left).toHaveAccessibleName(/^\d+ more columns on the left$/);
  await expect(page.getByRole("button", { name: "No more on the right" })).toBeVisible();
  await look(page, "mapping-wide");
  await left.focus();
  await expect(async () => {
    await page.keyboard.press("Enter");
    await expect(left).toHaveAccessibleName("No more on the left", { timeout: 500 });
  }).toPass();
  await expect(page.getByLabel("What No is")).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: /^\d+ more columns on the right$/ })).toBeVisible();
  await page.getByRole("button", { name: "Leave all of them out" }).click();
  await expect(page.getByLabel("What Q7 is")).toHaveValue("ignore");
  await expect(page.getByRole("button", { name: "Load 3 rows" })).toBeEnabled();
  await expect(page.getByLabel("What Comment is")).toHaveValue("text");
});

test("the wordings of a Qualtrics export become the questions", async ({ page, look }) => {
  const ids = ["_recordId", "QID1_TEXT"].map((id) => `"{""ImportId"":""${id}""}"`);
  const lines = [
    "ResponseId,Q1_TEXT",
    "Response ID,What did you like?",
    ids.join(","),
    "R_1,The quiet room",
    "R_2,Staff was kind",
  ];
  const file = { name: "Qualtrics.csv", mimeType: "text/csv", buffer: Buffer.from(lines.join("\n")) };
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(page.getByText("three header rows of a Qualtrics export")).toBeVisible();
  await expect(page.getByLabel("What ResponseId is")).toHaveValue("id");
  await expect(page.getByRole("textbox", { name: "Q1_TEXT" })).toHaveValue("What did you like?");
  await expect(page.getByText("1 question (What did you like?)")).toBeVisible();
  await look(page, "mapping-qualtrics");
  await page.getByRole("button", { name: "Load 2 rows" }).click();
  await expect(page.getByLabel("What was asked")).toHaveValue("What did you like?");
});

test("a column of weights is proposed as the weight, and weights the cross-tabs until it is switched off", async ({
  page,
  look,
}) => {
  const rows = ["Friendly staff", "Rude staff", "Friendly and quick staff", "The staff was rude"].map(
    (answer, row) => `${row + 1};${answer};${row % 2 ? "South" : "North"};${row % 2 ? "0,5" : "1,5"}`,
  );
  const buffer = Buffer.from(["No;Comment;Region;wgt", ...rows].join("\n"));
  await page.locator("input[type=file]").setInputFiles({ name: "Weighted.csv", mimeType: "text/csv", buffer });
  await expect(page.getByLabel("What wgt is")).toHaveValue("weight");
  await expect(page.getByText("1 segment (Region), weighted by wgt, respondent ids from No.")).toBeVisible();
  await look(page, "mapping-weight");
  await page.getByRole("button", { name: "Load 4 rows" }).click();
  await expect(page).toHaveURL(/\/codebook$/);
  const path = new URL(page.url()).pathname.replace("/codebook", "");
  const [, projectId, questionId] = path.match(/projects\/(.+)\/questions\/(.+)$/) ?? [];
  const categories = [{ name: "Staff", codes: [{ name: "Friendly" }, { name: "Rude" }] }];
  await callApi(page, "POST", "/codebook/import", { project_id: projectId, question_id: questionId, categories });
  const [{ codes }] = (await callApi(page, "GET", `${path}/codebook`)).categories;
  for (const [row, { response_id: id }] of (await callApi(page, "GET", `${path}/responses`)).entries()) {
    await callApi(page, "PATCH", `${path}/responses/${id}`, { codes: [{ code_id: codes[row % 2].id }] });
  }

  await page.goto(`${path}/tables`);
  const table = page.getByRole("grid", { name: /by segments$/ });
  const friendly = table.getByRole("button", { name: /^Friendly, all: / });
  await expect(friendly).toHaveAccessibleName(/75\.0%/);
  await expect(page.getByText("Weighted by wgt; tested with effective bases.")).toBeVisible();
  await page.getByRole("button", { name: /^Banner/ }).click();
  await expect(page.getByRole("dialog", { name: "Banner" }).getByRole("checkbox")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await look(page, "cross-tab-weighted");
  await page.getByRole("button", { name: "Show the table unweighted, without wgt" }).click();
  await expect(page).toHaveURL(/weight=(&|$)/);
  await expect(friendly).toHaveAccessibleName(/50\.0%/);
  await expect(page.getByText(/^Weighted by/)).toHaveCount(0);
  await look(page, "cross-tab-unweighted");
  await page.reload();
  await expect(friendly).toHaveAccessibleName(/50\.0%/);
  await page.getByRole("button", { name: "Weight by wgt" }).click();
  await expect(friendly).toHaveAccessibleName(/75\.0%/);
  await expect(page).not.toHaveURL(/weight=/);
  await page.goto(path);
  const row = page.getByRole("row", { name: /^1 Friendly/ });
  await expect(row).toContainText("75.0%");
  await expect(page.getByText("share of 4 answers, weighted by wgt (effective base 3)")).toBeVisible();
  await look(page, "overview-weighted");
  await page.getByRole("button", { name: "Show the overview unweighted, without wgt" }).press("Enter");
  await expect(page.getByText(/^unweighted share of 4 answers/)).toBeVisible();
  await expect(row).toContainText("50.0%");
  await expect(page.getByRole("button", { name: "Weight by wgt" })).toBeFocused();
  await page.reload();
  await expect(row).toContainText("50.0%");
  await page.getByRole("button", { name: "Weight by wgt" }).press("Enter");
  await expect(row).toContainText("75.0%");
  await expect(page.getByRole("button", { name: "Show the overview unweighted, without wgt" })).toBeFocused();
  await callApi(page, "DELETE", `/projects/${projectId}`);
});
