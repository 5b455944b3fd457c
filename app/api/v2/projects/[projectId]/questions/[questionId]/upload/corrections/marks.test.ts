import { asc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import * as savRoute from "@/app/api/v2/export/sav/route";
import * as xlsxRoute from "@/app/api/v2/export/xlsx/route";
import * as revertRoute from "@/app/api/v2/projects/[projectId]/questions/[questionId]/codebook/versions/[version]/revert/route";
import { assignments, codes } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import { type Caller, operatorFor } from "@/lib/auth/caller";
import { decideResponses } from "@/lib/responses/decide-responses";
import { newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { editedSav } from "@/test/edited-sav";
import { type Edit, editedWorkbook, set } from "@/test/edited-workbook";
import { fileForm } from "@/test/file-form";
import { newWorkspace } from "@/test/workspace";
import * as route from "./route";

const FRAME = { Staff: ["Friendly", "Rude"], Room: ["Cold", "Pool"] };
const CODED = [["Friendly", "Cold"], ["Rude"], [], ["Cold"]];

describe("sentiments and marks of review edited in an export", () => {
  const db = useDatabase();
  let workspace: Awaited<ReturnType<typeof newWorkspace>>;
  let caller: Caller;
  beforeAll(async () => {
    workspace = await newWorkspace(db);
    caller = operatorFor(workspace.organizationId);
  });

  const newQuestion = () => newCodedQuestion(db, caller, FRAME, CODED);
  type Path = Awaited<ReturnType<typeof newQuestion>>;

  async function exported(exporter: typeof xlsxRoute | typeof savRoute, path: Path, options: object = {}) {
    const ids = { project_id: path.projectId, question_id: path.questionId };
    return (await workspace.call(exporter, "POST", { body: { ...ids, include_sentiment: true, ...options } })).bytes;
  }

  async function send(path: Path, content: Uint8Array, fields: Record<string, unknown> = {}, name = "edited.xlsx") {
    const params = { projectId: path.projectId, questionId: path.questionId };
    return (await workspace.call(route, "POST", { params, ...(await fileForm(name, content, fields)) })).body;
  }

  /** The codes, sentiments and review mark of each answer, such as `Friendly Positive, Cold Neutral; reviewed`. */
  async function standing(path: Path): Promise<string[]> {
    const rows = await db
      .select({
        id: responses.id,
        reviewed: responses.reviewed,
        code: codes.name,
        sentiment: assignments.mentionSentiment,
      })
      .from(responses)
      .leftJoin(assignments, eq(assignments.responseId, responses.id))
      .leftJoin(codes, eq(codes.id, assignments.codeId))
      .where(eq(responses.questionId, path.questionId))
      .orderBy(asc(responses.position), asc(assignments.position));
    return [...new Set(rows.map(({ id }) => id))].map((answer) => {
      const mentions = rows.filter(({ id }) => id === answer);
      const felt = mentions.flatMap(({ code, sentiment }) => (code ? [`${code} ${sentiment}`] : []));
      return `${felt.join(", ")}${mentions[0]?.reviewed ? "; reviewed" : ""}`;
    });
  }

  it("are shown by a dry run, become a person's decisions, and can be taken back", async () => {
    const path = await newQuestion();
    const [, , third] = await db.select().from(responses).where(eq(responses.questionId, path.questionId));
    await decideResponses(db, caller, path, [{ responseId: third?.id ?? "", reviewed: true }]);
    const before = await standing(path);
    const file = await editedWorkbook(await exported(xlsxRoute, path), (cells) => {
      set(cells, 1, { sentiment_1: "positive", code_2: "Pool" });
      set(cells, 2, { reviewed: "1" });
      set(cells, 3, { reviewed: "0" });
    });
    const shown = (await send(path, file, { dry_run: true })).data;
    expect(shown).toMatchObject({ answers: 4, unchanged: 1, change_count: 3, conflict_count: 0, problem_count: 0 });
    expect(shown.changes).toMatchObject([
      {
        current: [{ name: "Friendly", mention_sentiment: "Neutral" }, { name: "Cold" }],
        edited: [
          { name: "Friendly", mention_sentiment: "Positive" },
          { name: "Pool", mention_sentiment: "Neutral" },
        ],
        reviewed: { exported: false, current: false, edited: true },
      },
      { edited: [{ name: "Rude" }], reviewed: { exported: false, current: false, edited: true } },
      { edited: [], reviewed: { exported: true, current: true, edited: false } },
    ]);
    expect(await standing(path)).toEqual(before);

    const { version } = (await send(path, file)).data;
    const after = ["Friendly Positive, Pool Neutral; reviewed", "Rude Neutral; reviewed", "", "Cold Neutral"];
    expect(await standing(path)).toEqual(after);
    expect((await send(path, file)).data).toMatchObject({ applied: 0, already_so: 3 });
    const params = { projectId: path.projectId, questionId: path.questionId, version: String(version) };
    await workspace.call(revertRoute, "POST", { params });
    expect(await standing(path)).toEqual(before);
  });

  it("are conflicts where the sentiment or the mark changed since", async () => {
    const path = await newQuestion();
    const file = await editedWorkbook(await exported(xlsxRoute, path), (cells) => {
      set(cells, 1, { sentiment_1: "Positive" });
      set(cells, 2, { sentiment_1: "Negative" });
      set(cells, 4, { sentiment_1: "Mixed" });
    });
    const answers = await db.select().from(responses).where(eq(responses.questionId, path.questionId));
    const idOf = (place: number) => answers[place]?.id ?? "";
    await db
      .update(assignments)
      .set({ mentionSentiment: "Mixed" })
      .where(eq(assignments.responseId, idOf(0)));
    await decideResponses(db, caller, path, [{ responseId: idOf(1), reviewed: true }]);
    expect((await send(path, file)).data).toMatchObject({ applied: 1, conflict_count: 2 });
    expect((await standing(path)).at(-1)).toBe("Cold Mixed; reviewed");
    expect((await send(path, file, { on_conflict: "replace" })).data).toMatchObject({ applied: 2, already_so: 1 });
    expect((await standing(path)).slice(0, 2)).toEqual([
      "Friendly Positive, Cold Mixed; reviewed",
      "Rude Negative; reviewed",
    ]);
  });

  it("are found in every layout of a workbook, and refused where they can't be read", async () => {
    const path = await newQuestion();
    const layouts: Record<string, Edit> = {
      columns_by_mention: (cells) => set(cells, 1, { sentiment_2: "Negative" }),
      binary_dummy: (cells) => set(cells, 1, { "Cold (sentiment)": "Negative" }),
      one_row_per_code: (cells) => set(cells, 2, { sentiment: "Negative" }),
      wide: (cells) => set(cells, 1, { sentiment: "Neutral | Negative" }),
    };
    for (const [layout, edit] of Object.entries(layouts)) {
      const file = await editedWorkbook(await exported(xlsxRoute, path, { layout }), edit);
      const { changes, change_count, problems } = (await send(path, file, { dry_run: true })).data;
      const felt = changes[0]?.edited.map((code: { mention_sentiment: string }) => code.mention_sentiment);
      expect([layout, change_count, problems, felt]).toEqual([layout, 1, [], ["Neutral", "Negative"]]);
    }
    const file = await editedWorkbook(await exported(xlsxRoute, path), (cells) => {
      set(cells, 1, { sentiment_1: "Happy" });
      set(cells, 2, { reviewed: "perhaps" });
    });
    expect((await send(path, file)).error.issues?.map(({ message }) => message)).toEqual([
      'holds "perhaps", where only 0 and 1 are known',
      '"Happy" is not a sentiment; write Positive, Neutral, Negative, Mixed',
    ]);
  });

  it.each(["columns_by_mention", "binary_dummy"])("are found in an SPSS file with %s", async (layout) => {
    const path = await newQuestion();
    const file = await editedSav(await exported(savRoute, path, { layout }), [
      { place: 0, variable: layout === "binary_dummy" ? "Q1_S3" : "Q1_S2", value: "3" },
      { place: 1, variable: "Q1_REVIEWED", value: "1" },
    ]);
    expect((await send(path, file, {}, "edited.sav")).data).toMatchObject({ applied: 2, problem_count: 0 });
    const after = ["Friendly Neutral, Cold Negative; reviewed", "Rude Neutral; reviewed", "", "Cold Neutral"];
    expect(await standing(path)).toEqual(after);
  });
});
