import type { Db } from "@/db/client";
import type { CellFigure } from "@/db/schema/terms";
import { type AnalysisFilter, analysisFilter } from "@/lib/analytics/answer-filter";
import type { Level } from "@/lib/analytics/compare-columns";
import { compareWaves } from "@/lib/analytics/compare-waves";
import { type CrossTabRequest, crossTab } from "@/lib/analytics/cross-tab";
import { MAX_SAVED_TABLES } from "@/lib/analytics/saved-tables/limits";
import { listSavedTables, showSavedTable } from "@/lib/analytics/saved-tables/read-saved-tables";
import { relateScore, type ScoreRequest } from "@/lib/analytics/score/relate-score";
import { shareSentiment } from "@/lib/analytics/share-sentiment";
import type { Subject } from "@/lib/analytics/subject";
import { withoutWaves } from "@/lib/analytics/without-waves";
import type { Caller } from "@/lib/auth/caller";
import { cutTo } from "@/lib/charts/svg";
import { AppError, invalidInput } from "@/lib/errors/app-error";
import { showGroup } from "@/lib/groups/groups";
import { listWaves } from "@/lib/groups/list-trackers";
import { deckStyleOf, readReportStyle } from "@/lib/organizations/report-style";
import { showProject } from "@/lib/projects/read-projects";
import type { Slide } from "@/lib/slides/slide";
import { streamDeck } from "@/lib/slides/stream-deck";
import { counted, whole } from "@/lib/text/figures";
import { answeredQuestions } from "../answered-questions";
import { type ExportedFile, fileName } from "../file-name";
import type { ExportSource } from "../find-source";
import { type About, baseWords, captionsOf, dateWords, onlyWords, readAbout } from "./about";
import { baseOf, frequencySlides, sentimentSlides, shareSlide } from "./overview-slides";
import { MAX, ROOM } from "./parameters";
import { scoreSlides } from "./score-slides";
import { tableSlides } from "./table-slides";
import { trendSlides } from "./trend-slides";

/** What a deck has beside its overview. */
export type DeckRequest = {
  /** The saved tables of the question; by default all. */
  tableIds?: readonly string[] | undefined;
  /** Cross-tabs by these segments; by default by all usual ones, unless there are saved tables. */
  keys?: readonly string[] | undefined;
  /** Whether the question's weight counts, in all slides but those of saved tables; true by default. */
  weighted?: boolean | undefined;
  level?: Level | undefined;
  /** Of all slides but those of saved tables, which have their own. */
  filter?: AnalysisFilter | undefined;
};

/**
 * A question, a tracker, or all questions of a project as a PowerPoint presentation in the organization's style. The
 * figures are those of the pages and of the workbook. Throws what `crossTab` throws; NOT_GROUPED; VALIDATION_ERROR for
 * more than 200 slides.
 */
export async function exportDeck(
  db: Db,
  caller: Caller,
  source: ExportSource | { wholeProject: string },
  request: DeckRequest,
): Promise<ExportedFile> {
  if (!("wholeProject" in source)) {
    const about = await readAbout(db, caller, source);
    const slides = await slidesOf(db, caller, about, request);
    return deckFile(db, caller, { title: about.source.title, filter: await about.wordsOf(request.filter), slides });
  }
  const { name } = await showProject(db, caller, source.wholeProject);
  const questions = await answeredQuestions(db, caller, source.wholeProject);
  const lines = [counted(questions.length, "question")];
  const slides: Slide[] = [{ kind: "cover", title: name, lines, foot: dateWords(), notes: [] }];
  let filter = "";
  for (const { id: questionId } of questions) {
    const about = await readAbout(db, caller, { projectId: source.wholeProject, questionId, grouped: false });
    slides.push(...(await slidesOf(db, caller, about, { ...request, keys: request.keys ?? [] }, about.source.title)));
    filter = await about.wordsOf(request.filter);
    requireFew(slides);
  }
  return deckFile(db, caller, { title: name, filter, slides });
}

/** One cross-tab as a presentation. Throws what `crossTab` throws. */
export async function exportTableDeck(
  db: Db,
  caller: Caller,
  subject: Subject,
  { figure, ...request }: CrossTabRequest & { figure: CellFigure },
): Promise<ExportedFile> {
  const source = "groupId" in subject ? subject : { ...subject, grouped: false };
  const about = await readAbout(db, caller, source);
  const table = await crossTab(db, caller, subject, request);
  const { level = 95 } = request;
  const filter = await about.wordsOf(request.filter);
  const slides = [
    coverOf(about, baseWords(baseOf(table), about), filter),
    ...tableSlides(table, { title: "Cross-tab", figure, level, filter }, about),
  ];
  return deckFile(db, caller, { title: `${about.source.title} cross-tab`, filter, slides });
}

/** What goes with a score as a presentation. Throws what `relateScore` throws. */
export async function exportScoreDeck(
  db: Db,
  caller: Caller,
  subject: Subject,
  request: ScoreRequest,
): Promise<ExportedFile> {
  const about = await readAbout(db, caller, "groupId" in subject ? subject : { ...subject, grouped: false });
  const related = await relateScore(db, caller, subject, request);
  const filter = await about.wordsOf(request.filter);
  const slides = [coverOf(about, baseWords(related, about), filter), ...scoreSlides(related, filter, about)];
  return deckFile(db, caller, { title: `${about.source.title} score`, filter, slides });
}

/** `filter`: in words. */
async function deckFile(db: Db, caller: Caller, deck: { title: string; filter: string; slides: Slide[] }) {
  const { title, slides } = deck;
  requireFew(slides);
  const style = deckStyleOf(await readReportStyle(db, caller.organizationId));
  return { name: `${fileName(deck)}.pptx`, content: streamDeck(title, slides, style) };
}

function requireFew({ length }: readonly Slide[]): void {
  if (length <= MAX.slides) return;
  const message = `would make ${whole(length)} slides or more, and a deck has at most ${MAX.slides}; choose fewer tables, or one question`;
  throw invalidInput([{ path: "table_ids", message }]);
}

/** Cover, overview, sentiment, trends and tables. `title`: that of the cover, by default the project's name. */
async function slidesOf(db: Db, caller: Caller, about: About, request: DeckRequest, title?: string): Promise<Slide[]> {
  const { subject, isGrouped } = about.source;
  const { filter, weighted = true, level } = request;
  const asked = { weightKey: weightKeyOf(request), level, filter, sentiments: false, keys: [] };
  const words = await about.wordsOf(filter);
  const counted = async (rows: "codes" | "nets" | "nested") => ({
    table: await crossTab(db, caller, subject, { ...asked, rows, order: "frequency" }),
    filter: words,
  });
  const codes = await counted("codes");
  const cover = coverOf(about, baseWords(baseOf(codes.table), about), words, title);
  if (codes.table.rows.length === 0) {
    const captions = captionsOf(about, { base: baseOf(codes.table), filter: words });
    return [cover, { kind: "figure", title: "Codes", lines: ["There are no codes yet."], ...captions }];
  }
  const felt = await shareSentiment(db, caller, subject, { keys: [], filter, weighted });
  return [
    cover,
    shareSlide(codes, "Codes", about),
    ...(about.hasNets ? [shareSlide(await counted("nets"), "Nets", about)] : []),
    ...frequencySlides(await counted("nested"), about),
    ...sentimentSlides(felt, words, about),
    ...(isGrouped ? await trends(db, caller, about, { filter, weighted }) : []),
    ...(await crossTabs(db, caller, about, request)),
  ];
}

/** Null for no weight; undefined for that of the question. */
const weightKeyOf = ({ weighted = true }: DeckRequest): null | undefined => (weighted ? undefined : null);

function coverOf({ source, date }: About, base: string, filter: string, title?: string): Slide {
  const [first] = source.questions;
  const name = source.isGrouped ? source.title : (first?.projectName ?? source.title);
  const wording = first?.wording ?? "";
  return {
    kind: "cover",
    title: cutTo(ROOM.title, 1, title ?? name),
    lines: [
      ...(title ? [] : [cutTo(ROOM.cover, 1, wording)]),
      ...(source.isGrouped ? [counted(source.questions.length, "wave")] : []),
      base,
      ...onlyWords(cutTo(ROOM.cover, 1, filter)),
    ],
    foot: date,
    notes: [wording, ...onlyWords(filter)],
  };
}

/** The waves of a tracker, as its page compares them: without those that are being coded. */
async function trends(
  db: Db,
  caller: Caller,
  about: About,
  request: { filter: AnalysisFilter | undefined; weighted: boolean },
): Promise<Slide[]> {
  const { subject } = about.source;
  if (!("groupId" in subject)) return [];
  const waves = await listWaves(db, caller, await showGroup(db, caller, subject.groupId));
  const coding = waves.flatMap(({ status, wave }) => (status === "coding" ? wave : []));
  const comparison = withoutWaves(await compareWaves(db, caller, subject, request), coding);
  return comparison.codes.length === 0 ? [] : trendSlides(comparison, await about.wordsOf(request.filter), about);
}

/** The saved tables, and the cross-tabs by the chosen segments; without either, by the usual ones. */
async function crossTabs(db: Db, caller: Caller, about: About, request: DeckRequest): Promise<Slide[]> {
  const { subject, isGrouped } = about.source;
  const { filter, level = 95 } = request;
  const saved = "groupId" in subject ? [] : await savedTables(db, caller, subject, request.tableIds);
  const slides: Slide[] = [];
  for (const { name, table, display } of saved) {
    const counted = await countSaved(db, caller, subject, table);
    if ("refusal" in counted) slides.push(refusedSlide(name, counted.refusal));
    else {
      const filter = await about.wordsOf(analysisFilter(table.filter));
      const shown = { title: name, figure: display.cells, level: table.confidence_level, filter };
      slides.push(...tableSlides(counted, shown, about));
    }
    requireFew(slides);
  }
  const keys = request.keys ?? (saved.length > 0 || isGrouped ? [] : undefined);
  if (keys?.length === 0) return slides;
  const asked = {
    rows: "nested",
    order: "frequency",
    sentiments: false,
    keys,
    weightKey: weightKeyOf(request),
    level,
    filter,
  } as const;
  const table = await crossTab(db, caller, subject, asked);
  if (table.columns.length === 1) return slides;
  const shown = {
    title: "Codes",
    figure: "share",
    level,
    filter: await about.wordsOf(filter),
    bySegment: true,
  } as const;
  return [...slides, ...tableSlides(table, shown, about)];
}

async function savedTables(
  db: Db,
  caller: Caller,
  path: Exclude<Subject, { groupId: string }>,
  ids: readonly string[] | undefined,
) {
  if (!ids) return (await listSavedTables(db, caller, path, { limit: MAX_SAVED_TABLES })).items;
  const tables: Awaited<ReturnType<typeof showSavedTable>>[] = [];
  for (const id of ids) tables.push(await showSavedTable(db, caller, path, id));
  return tables;
}

type Saved = Awaited<ReturnType<typeof savedTables>>[number]["table"];

/** A saved table as it is counted now, or why it cannot be: its segment or codes are gone. */
async function countSaved(db: Db, caller: Caller, subject: Subject, saved: Saved) {
  try {
    return await crossTab(db, caller, subject, {
      keys: saved.segment_keys,
      rows: saved.rows,
      order: saved.order,
      sort: saved.sort,
      codeIds: saved.code_ids,
      sentiments: false,
      weightKey: saved.weight_key,
      level: saved.confidence_level,
      filter: analysisFilter(saved.filter),
    });
  } catch (error) {
    if (error instanceof AppError && error.code === "VALIDATION_ERROR") return { refusal: error.message };
    throw error;
  }
}

const refusedSlide = (title: string, reason: string): Slide => ({
  ...{ kind: "figure", title, foot: "", notes: [] },
  lines: [`This saved table can no longer be counted: ${reason} Open it in the cross-tabs and save it again.`],
});
