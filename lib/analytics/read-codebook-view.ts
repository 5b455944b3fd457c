import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments, categories, codes } from "@/db/schema/codebook";
import { questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import type { CodebookDraftOrigin } from "@/db/schema/terms";
import { type CategoryColour, categoryColour } from "@/lib/codebook/category-colour";
import { readDraft } from "@/lib/codebook/read-codebook";
import { asksForWishes } from "@/lib/language/wishes/wishes";
import { rowsOf } from "@/lib/questions/rows-of";
import { isInBase } from "@/lib/responses/is-in-base";
import { type CodeLine, readCodes } from "./read-codes";

export type CategoryView = {
  id: string;
  name: string;
  colour: CategoryColour;
  /** The category in which it stands; null for an outermost one. */
  parentId: string | null;
  /** The net: the number of answers that have at least one code of it or of the categories within it. */
  answers: number;
  codes: CodeLine[];
};

export type CodebookView = {
  version: number;
  /** The base of the shares: answers that are not empty and that the machine or a person has decided. */
  base: number;
  /** How it was generated; null if people wrote it. */
  draft: CodebookDraftOrigin | null;
  /** Whether drafted codes are to be wishes: as was last chosen, else if the question asks what to improve. */
  requests: boolean;
  categories: CategoryView[];
};

/** A question's codebook in its own order, with the counts of its codes and categories. */
export async function readCodebookView(db: Db, organizationId: string, questionId: string): Promise<CodebookView> {
  const inQuestion = and(eq(questions.organizationId, organizationId), eq(questions.id, questionId));
  const [[question], nets, lines, draft, places] = await Promise.all([
    db
      .select({ version: questions.codebookVersion, text: questions.text, requests: questions.requests })
      .from(questions)
      .where(inQuestion),
    countNets(db, organizationId, questionId),
    readCodes(db, organizationId, questionId),
    readDraft(db, { organizationId, questionId }),
    db
      .select({ id: codes.id })
      .from(codes)
      .where(rowsOf(codes, { organizationId, questionId }))
      .orderBy(asc(codes.position), asc(codes.codeNumber)),
  ]);
  const lineOf = new Map(lines.map((line) => [line.id, line]));
  const ordered = places.flatMap(({ id }) => lineOf.get(id) ?? []);
  return {
    version: question?.version ?? 0,
    base: await db.$count(responses, and(rowsOf(responses, { organizationId, questionId }), isInBase)),
    draft,
    requests: question?.requests ?? asksForWishes(question?.text ?? ""),
    categories: nets.map(({ position, ...category }) => ({
      ...category,
      colour: categoryColour({ name: category.name, position }),
      codes: ordered.filter((line) => line.category.id === category.id),
    })),
  };
}

const answers = sql<number>`count(distinct ${assignments.responseId})`.mapWith(Number);
const ofCode = and(eq(assignments.organizationId, codes.organizationId), eq(assignments.codeId, codes.id));

function countNets(db: Db, organizationId: string, questionId: string) {
  const within = sql`(
    with recursive within (net, category) as (
      select id, id from ${categories} where organization_id = ${organizationId} and question_id = ${questionId}
      union all
      select net, inner_category.id from within join ${categories} inner_category
        on inner_category.organization_id = ${organizationId} and inner_category.parent_id = within.category
    ) select * from within) within`;
  return db
    .select({
      id: categories.id,
      name: categories.name,
      position: categories.position,
      parentId: categories.parentId,
      answers,
    })
    .from(categories)
    .innerJoin(within, sql`within.net = ${categories.id}`)
    .leftJoin(
      codes,
      and(eq(codes.organizationId, categories.organizationId), eq(codes.categoryId, sql`within.category`)),
    )
    .leftJoin(assignments, ofCode)
    .where(rowsOf(categories, { organizationId, questionId }))
    .groupBy(categories.organizationId, categories.id)
    .orderBy(asc(categories.position));
}
