import { randomUUID } from "node:crypto";
import { callApi } from "./call-api";
import { expect, test } from "./test";

test.slow();
test.beforeEach(async ({ page, signIn }) => signIn(page));

test("an owner invites a coder to one of two projects, who codes its answers and sees nothing else", async ({
  page,
  browser,
  notes,
  look,
  expectNoAxeFindings,
}) => {
  const run = randomUUID().slice(0, 8);
  const [ours, theirs] = [`Guests ${run}`, `Board ${run}`];
  const paths = await Promise.all([ours, theirs].map((name) => newProject(page, name)));
  const [ourPath = "", theirPath = ""] = paths;

  await page.goto("/settings/members");
  const email = `${run}@example.test`;
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Role", { exact: true }).selectOption("coder");
  await page.getByText("Name them on projects, as coders need").click();
  await page.getByLabel(ours).check();
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  const link = await page.getByLabel("The invitation, shown only now").inputValue();

  const context = await browser.newContext({ baseURL: notes.origin, viewport: { width: 1280, height: 800 } });
  const coder = await context.newPage();
  await coder.goto(link);
  await coder.getByLabel("Choose a password").fill("eleven paper lanterns");
  await coder.getByRole("button", { name: "Accept the invitation" }).click();
  await expect(coder.getByRole("heading", { name: "Projects", level: 1 })).toBeVisible();
  const projects = coder.getByRole("table", { name: "Projects" });
  await expect(projects.getByRole("link", { name: ours, exact: true })).toBeVisible();
  await expect(projects.getByRole("link", { name: theirs, exact: true })).toHaveCount(0);
  const workspace = coder.getByRole("navigation", { name: "Workspace" });
  await expect(workspace.getByRole("link", { name: /Trackers|Credits/ })).toHaveCount(0);
  await expectNoAxeFindings(coder);

  await projects.getByRole("link", { name: ours, exact: true }).click();
  await expect(coder.getByRole("heading", { name: ours, exact: true })).toBeVisible();
  await expect(coder.getByRole("table", { name: "Questions" })).toBeVisible();
  const nothingLike = async (name: RegExp) => {
    await expect(coder.getByRole("button", { name })).toHaveCount(0);
    await expect(coder.getByRole("link", { name })).toHaveCount(0);
  };
  await nothingLike(/Download|Upload|Export|New project|Trackers/);
  await look(coder, "coder-project");

  await coder.goto(`${ourPath}`);
  await expect(coder).toHaveURL(/\/answers$/);
  const tabs = coder.getByRole("navigation", { name: "Pages of this question" });
  await expect(tabs.getByRole("link")).toHaveText([/^Answers/, /^Codebook/, /^Second coding/]);
  await nothingLike(/Download|Export|Translate/);
  const answer = coder.getByRole("list", { name: "Answers" }).getByRole("listitem").first();
  await answer.getByRole("button", { name: "Change codes" }).click();
  await coder.getByPlaceholder("Name, number or words of the definition").fill("Nothing like it");
  await expect(coder.getByText("New code")).toHaveCount(0);
  await coder.getByPlaceholder("Name, number or words of the definition").fill("Staff");
  await coder.keyboard.press("Enter");
  await coder.keyboard.press("Escape");
  await expect(answer).toContainText("Staff");
  await look(coder, "coder-answers");
  await coder.reload();
  await expect(answer.getByRole("button", { name: /Staff/ })).toBeVisible();

  await coder.goto(`${ourPath}/codebook`);
  await coder.getByRole("rowheader", { name: "Staff", exact: true }).click();
  await expect(coder.getByLabel("Definition")).toHaveAttribute("readonly");
  await nothingLike(/More for the codebook|Merge|Split|Delete|Add/);
  await coder.goto(`${ourPath}/quality/double-coding`);
  await coder.getByRole("button", { name: "Code a second time" }).click();
  await expect(coder.getByText("Nothing is left for you to code a second time.")).toBeVisible();
  await coder.keyboard.press("Escape");
  await coder.keyboard.press("Control+k");
  await coder.getByPlaceholder("An action, a project, a question or a page").fill(run);
  await expect(coder.getByRole("option", { name: new RegExp(ours) }).first()).toBeVisible();
  await expect(coder.getByRole("option", { name: new RegExp(`${theirs}|Download|Members`) })).toHaveCount(0);
  await coder.keyboard.press("Escape");

  for (const path of [theirPath, `${theirPath}/answers`, "/settings/members", "/trackers", `${ourPath}/tables`]) {
    await coder.goto(path);
    await expect(coder.getByRole("heading", { name: "There is nothing at this address" })).toBeVisible();
  }

  await page.goto("/settings/members");
  await expect(page.getByRole("listitem").filter({ hasText: email })).toContainText(`Codes ${ours}`);
  await page.goto(theirPath.replace(/\/questions.*/, ""));
  await page.getByRole("button", { name: `More for ${theirs}`, exact: true }).click();
  await page.getByRole("menuitem", { name: "Who can see this project…" }).click();
  const dialog = page.getByRole("dialog", { name: `Who can see “${theirs}”` });
  await dialog.getByRole("radio", { name: "Only these people" }).click();
  await dialog.getByLabel(email).check();
  await look(page, "project-people");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Restricted to 1 person")).toBeVisible();
  await coder.goto("/");
  await expect(projects.getByRole("link", { name: theirs, exact: true })).toBeVisible();
  await context.close();
});

/** Makes a project with a question, three answers and a codebook; returns the question's address. */
async function newProject(page: Parameters<typeof callApi>[0], name: string): Promise<string> {
  const { id, questions } = await callApi(page, "POST", "/projects", { name, questions: [{ text: `${name}: why?` }] });
  const path = `/projects/${id}/questions/${questions[0].id}`;
  const responses = ["Friendly staff", "Far too expensive", "The room"].map((text, index) => ({
    id: `r${index}`,
    text,
  }));
  await callApi(page, "POST", `${path}/upload/json`, { responses });
  const categories = [{ name: "Stay", codes: [{ name: "Staff", definition: "Friendly staff" }, { name: "Price" }] }];
  await callApi(page, "PUT", `${path}/codebook`, { categories });
  return path;
}
