import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import {
  type AnswerFlag,
  type Confidence,
  type NotCodedReason,
  QUOTE_NOT_FOUND,
  type Sentiment,
  type Votes,
} from "@/db/schema/terms";
import { type CategoryColour, categoryColour } from "@/lib/codebook/category-colour";
import type { QuestionScope } from "@/lib/questions/find-question";
import { type AnswerFilter, type AnswerView, VIEW_FIELDS } from "./answer-filter";
import { nextPage } from "./answer-page";
import { SORT_KEYS } from "./answer-sorts";
import { draw } from "./draw";
import { isChecked } from "./is-checked";
import { isInBase } from "./is-in-base";
import { readRandomSample } from "./random-sample";
import { readMentions, type StoredMention } from "./read-mentions";
import { conditionsOf, type ResponseFilter } from "./response-filter";

/** One code in one answer. */
export type AnswerMention = {
  codeId: string;
  name: string;
  colour: CategoryColour;
  confidence: Confidence;
  sentiment: Sentiment;
  /** An exact substring of the answer, or null if no single passage carries the code. */
  evidence: string | null;
  /** Where the evidence begins in the text, if a person marked it. Otherwise it begins at its first occurrence. */
  evidenceStart?: number | null | undefined;
  /** True if the model quoted words that are not in the answer. */
  quoteNotFound?: boolean | undefined;
};

export type AnswerLine = {
  id: string;
  externalId: string;
  text: string;
  language: string | null;
  /** The text in the project's language, if somebody had it translated. */
  translation?: string | undefined;
  flags: AnswerFlag[];
  /** Why the model did not code it. */
  notCoded?: NotCodedReason | null | undefined;
  wasProcessed: boolean;
  /** How several engines voted about its codes, by code, if they did. */
  votes?: Votes | undefined;
  /** A person confirmed or set the answer's codes. */
  reviewed: boolean;
  /** A person changed single codes, without checking the whole answer. */
  edited: boolean;
  /** The id of the member to whom it is assigned. */
  coderId?: string | undefined;
  /** Without the question's weight, which is not shown as a segment. */
  segments: Record<string, string | number>;
  mentions: AnswerMention[];
  /** The machine's codes in place of `mentions`, as long as a blind review keeps them from the page. */
  hidden?: AnswerMention[] | undefined;
};

export type AnswerPage = {
  answers: AnswerLine[];
  /** How many answers pass the filter in all. */
  total: number;
  /** The sort key after which the next page begins; null on the last page. */
  next: number | null;
};

/**
 * One page of a question's answers after the sort key `after` (by default the position of arrival). In the view
 * `sample`, `reviewed` means checked, not only accepted, and a blind review hides the codes of answers that nobody has
 * decided about. Throws VALIDATION_ERROR for a code that the question does not have.
 */
export async function listAnswers(
  db: Db,
  organizationId: string,
  questionId: string,
  page: AnswerFilter & Pick<ResponseFilter, "sameAs"> & { after?: number | undefined; limit?: number | undefined },
): Promise<AnswerPage> {
  const limit = page.limit ?? 50;
  const { after, limit: _, sort, ...filter } = page;
  const place = sort ? SORT_KEYS[sort] : sql`${responses.position}`;
  const scope = { organizationId, questionId };
  const sample = page.view === "sample" ? await readRandomSample(db, scope) : null;
  const matches = and(
    await matching(db, scope, filter),
    sample ? sql`${isInBase} and ${draw} < ${sample.drawnTo}` : undefined,
  );
  const [total, { ids, last, hasMore }] = await Promise.all([
    db.$count(responses, matches),
    nextPage(db, and(matches, after === undefined ? undefined : sql`${place} > ${after}::bigint`), {
      limit,
      withCodes: true,
      place,
    }),
  ]);
  const found = await db
    .select({ ...getTableColumns(responses), weightKey: questions.weightKey, isChecked: sql<boolean>`${isChecked}` })
    .from(responses)
    .innerJoin(
      questions,
      and(eq(questions.organizationId, responses.organizationId), eq(questions.id, responses.questionId)),
    )
    .where(and(eq(responses.organizationId, organizationId), isOneOf(responses.id, ids)));
  const rows = new Map(found.map((row) => [row.id, row]));
  const shown = ids.flatMap((id) => rows.get(id) ?? []);
  const mentions = await readMentions(db, organizationId, ids);
  return {
    answers: shown.map((row) => {
      const codes = (mentions.get(row.id) ?? []).map(shownMention);
      const isHidden = sample?.blind && !row.isChecked && !row.edited;
      return {
        id: row.id,
        externalId: row.externalId,
        text: row.text,
        language: row.language,
        translation: row.translation || undefined,
        flags: row.flags,
        notCoded: row.notCoded,
        wasProcessed: row.codedAt !== null,
        votes: isHidden ? undefined : (row.votes ?? undefined),
        reviewed: sample ? row.isChecked : row.reviewed,
        edited: row.edited,
        coderId: row.coderId ?? undefined,
        segments: Object.fromEntries(Object.entries(row.segments).filter(([key]) => key !== row.weightKey)),
        mentions: isHidden ? [] : codes,
        hidden: isHidden ? codes : undefined,
      };
    }),
    total,
    next: hasMore ? (last ?? null) : null,
  };
}

const VIEWS: { [View in AnswerView]?: ResponseFilter } = {
  ...VIEW_FIELDS,
  uncertain: { confidence: "low", reviewed: false },
  broken: { breaksRules: true },
};

/**
 * A condition for the filter. The view and the other filters may match different codes: one code may be uncertain while
 * another has the sentiment.
 */
async function matching(
  db: Db,
  scope: QuestionScope,
  filter: Omit<AnswerFilter, "sort"> & Pick<ResponseFilter, "sameAs">,
) {
  const { view, ...rest } = filter;
  const conditions = await Promise.all([
    conditionsOf(db, scope, (view && VIEWS[view]) ?? {}),
    conditionsOf(db, scope, rest),
  ]);
  return and(
    eq(responses.organizationId, scope.organizationId),
    eq(responses.questionId, scope.questionId),
    ...conditions.flat(),
  );
}

const shownMention = ({ code, category, ...mention }: StoredMention): AnswerMention => ({
  codeId: code.id,
  name: code.name,
  colour: categoryColour(category),
  confidence: mention.confidence,
  sentiment: mention.sentiment,
  evidence: mention.evidence,
  ...(mention.evidenceStart === QUOTE_NOT_FOUND ? { quoteNotFound: true } : { evidenceStart: mention.evidenceStart }),
});
