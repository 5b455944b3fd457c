import writeWorkbook from "write-excel-file/node";
import { expect, test } from "./test";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

test("files that are not quite tables are read, or their mistake is explained", async ({ page, signIn, look }) => {
  await signIn(page);
  const choose = async (name: string, buffer: Buffer) => {
    await page.goto("/projects/new");
    await page.locator("input[type=file]").setInputFiles({ name, mimeType: "text/plain", buffer });
  };
  const taken = page.getByText(/respondent ids from|respondents numbered/);
  const load = page.getByRole("button", { name: /^Load \d/ });

  await test.step("a SurveyMonkey export", async () => {
    const lines = [
      "Respondent ID,Collector ID,What did you like?,Which did you use?,",
      ",,Open-Ended Response,Pool,Other (please specify)",
      "11490001,44,The friendly staff,Pool,",
      "11490002,44,It was quiet at night,,The small library upstairs",
    ];
    await choose("Monkey.csv", Buffer.from(lines.join("\n")));
    await expect(page.getByText("two header rows")).toBeVisible();
    await expect(page.getByLabel("What Respondent ID is")).toHaveValue("id");
    await expect(page.getByLabel("What Which did you use? - Other (please specify) is")).toBeVisible();
    await expect(load).toHaveText("Load 2 rows");
    await look(page, "mapping-surveymonkey");
  });
  await test.step("a sheet with titles above its table", async () => {
    const data = [["Hotel survey 2026"], [null], ["No", "Comment"], [1, "The room was cold"], [2, "Lovely breakfast"]];
    await choose("Titled.xlsx", await writeWorkbook([{ sheet: "Data", data }]).toBuffer());
    await expect(page.getByText("The table begins in row 3.")).toBeVisible();
    await expect(page.getByLabel("What Comment is")).toHaveValue("text");
    await expect(load).toBeEnabled();
  });
  await test.step("JSON Lines", async () => {
    await choose("Lines.jsonl", Buffer.from('{"id": 1, "answer": "Cold room"}\n{"id": 2, "answer": "Nice pool"}\n'));
    await expect(taken).toHaveText(/^1 question \(answer\), 0 segments, respondent ids from id\./);
  });
  await test.step("an archive", async () => {
    await choose("Answers.zip", Buffer.from("PK\u0003\u0004"));
    await expect(page.getByText("Unpack it and send the file inside.")).toBeVisible();
  });
  await test.step("nothing but numbers: a person says which are the answers", async () => {
    await choose("Numbers.csv", Buffer.from("id,Q1\n1,100200300400\n2,100200300401\n3,100200300402\n"));
    await expect(page.getByText("Say which column holds the answers.")).toBeVisible();
    await expect(load).toBeDisabled();
    await page.getByLabel("What Q1 is").selectOption("Answers");
    await expect(load).toBeEnabled();
  });
  await test.step("ids that come twice, and a row that cannot be loaded", async () => {
    await page.setViewportSize({ width: 900, height: 900 });
    const rows = [
      "1,Cold room",
      "2,Nice pool",
      "3,Quiet",
      "1,Cold and loud",
      "4,Fine,too",
      "5,Good",
      "6,Bad",
      "7,Dear",
    ];
    await choose("Twice.csv", Buffer.from(["respondent,Comment", ...rows, "8,Far,off"].join("\n")));
    await page.getByLabel("What respondent is").selectOption("Respondent id");
    await expect(page.getByText("1 row repeats the id of another: of each id the last row counts.")).toBeInViewport();
    await expect(page.getByText("2 rows cannot be loaded: see why.")).toBeInViewport();
    await expect(load).toBeInViewport();
    await page.getByRole("link", { name: "see why" }).click();
    await expect(page.getByRole("heading", { name: "2 rows cannot be loaded" })).toBeInViewport();
    await expect(page.getByLabel("Leave them out and load the rest")).toBeVisible();
    await look(page, "mapping-mistakes");
  });
  await test.step("a first row that may be an answer", async () => {
    await choose("Plain.txt", Buffer.from("The staff was friendly and kind\nToo loud at night\nLovely breakfast\n"));
    await expect(page.getByText("is an answer itself, untick")).toBeVisible();
    await page.getByLabel("The first row names the columns").uncheck();
    await expect(load).toHaveText("Load 3 rows");
  });
});
