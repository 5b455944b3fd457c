import Link from "next/link";
import type { SurveySummary } from "@/lib/connections/survey-provider";
import type { Page } from "@/lib/data/page";
import { EmptyState } from "../ui/empty-state";
import { Row, Rows } from "../ui/rows";

/** One page of the account's surveys, each with a link to import it. */
export function SurveyList({ page, isFirst }: { page: Page<SurveySummary>; isFirst: boolean }) {
  if (page.items.length === 0) return <EmptyState title="No surveys">This account has none.</EmptyState>;
  return (
    <>
      <Rows label="Surveys">
        {page.items.map(({ id, name }) => (
          <Row key={id} head={<Link href={`?${new URLSearchParams({ survey: id })}`}>{name}</Link>} detail={id} />
        ))}
      </Rows>
      <p className="flex gap-4">
        {!isFirst && <Link href="?">Back to the first</Link>}
        {page.nextCursor && <Link href={`?${new URLSearchParams({ cursor: page.nextCursor })}`}>More surveys</Link>}
      </p>
    </>
  );
}
