import { setTimeout as pause } from "node:timers/promises";
import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import { questionHref } from "@/components/projects/queries";
import { codesQuery } from "@/components/questions/queries";
import { CrossTabs } from "@/components/tables/cross-tabs";
import { crossTabQuery, tableBody } from "@/components/tables/queries";
import { savedTablesQuery } from "@/components/tables/saved-tables";
import { parseTableQuery } from "@/components/tables/table-query";
import { knownOnly } from "@/components/tables/usual-banner";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { analysisFilter } from "@/lib/analytics/answer-filter";
import { crossTab } from "@/lib/analytics/cross-tab";
import { readCodes } from "@/lib/analytics/read-codes";
import { MAX_SAVED_TABLES } from "@/lib/analytics/saved-tables/limits";
import { listSavedTables } from "@/lib/analytics/saved-tables/read-saved-tables";
import { scoreKeys } from "@/lib/analytics/score/score-keys";
import { readSavColumns } from "@/lib/questions/segment-names";
import { listSegments } from "@/lib/responses/list-segments";
import { db } from "@/lib/runtime/db";
import { allParams } from "../../../../../../(auth)/search-text";
import { type QuestionPageProps, readPage } from "../read-page";

/** Milliseconds that the page waits for the table. A table that takes longer is sent after the page. */
const TABLE_MS = 150;

export default async function TablesPage({ params, searchParams }: QuestionPageProps) {
  const ids = await params;
  const { caller, question, counts, mayWrite } = await readPage(ids.projectId, ids.questionId);
  const title = <h1 className="type-head landscape sr-only print:not-sr-only">Cross-tabs: {question.text}</h1>;
  if (counts.coded === 0) {
    return (
      <div className="px-4 sm:px-6">
        {title}
        <EmptyState
          title="No table yet"
          action={<ButtonLink href={questionHref(ids.projectId, ids.questionId)}>To the overview</ButtonLink>}
        >
          When answers are coded, this page shows codes by segments: shares with their bases, and which differences are
          significant.
        </EmptyState>
      </div>
    );
  }
  const [segments, columns, codes, saved] = await Promise.all([
    listSegments(db, caller.organizationId, ids.questionId),
    readSavColumns(db, caller.organizationId, [ids.questionId]),
    readCodes(db, caller.organizationId, ids.questionId),
    listSavedTables(db, caller, ids, { limit: MAX_SAVED_TABLES }),
  ]);
  const query = knownOnly(parseTableQuery(await allParams(searchParams)), segments, codes, question.weightKey);
  const queries = new QueryClient();
  queries.setQueryData(codesQuery(ids.questionId).queryKey, codes);
  queries.setQueryData(
    savedTablesQuery(ids).queryKey,
    saved.items.map((table) => ({
      ...table,
      created_at: table.created_at.toISOString(),
      updated_at: table.updated_at.toISOString(),
    })),
  );
  const { queryKey } = crossTabQuery(ids, query);
  const table = queries.prefetchQuery({
    queryKey,
    queryFn: () =>
      crossTab(db, caller, ids, {
        keys: query.by.length > 0 ? query.by : undefined,
        rows: query.rows,
        order: query.order,
        sort: tableBody(query).sort,
        sentiments: false,
        codeIds: query.code,
        weightKey: tableBody(query).weight_key,
        level: tableBody(query).confidence_level,
        filter: analysisFilter(tableBody(query).filter),
      }),
  });
  await Promise.race([table, pause(TABLE_MS)]);
  const isLate = queries.getQueryState(queryKey)?.status === "pending";
  return (
    <HydrationBoundary state={dehydrate(queries, { shouldDehydrateQuery: ({ state }) => state.status !== "error" })}>
      {title}
      <CrossTabs
        ids={ids}
        segments={segments}
        hasScore={scoreKeys(segments, columns).length > 0}
        usualWeight={question.weightKey}
        mayWrite={mayWrite}
        isLate={isLate}
      />
    </HydrationBoundary>
  );
}
