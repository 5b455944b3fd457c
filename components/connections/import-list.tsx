import Link from "next/link";
import type { ImportSchedule } from "@/db/schema/terms";
import type { listImports } from "@/lib/connections/manage-imports";
import { ActionForm } from "../forms/action-form";
import type { FormAction } from "../forms/form-state";
import { Confirm } from "../ui/confirm";
import { Ago } from "../ui/moment";
import { Row, Rows } from "../ui/rows";

type Import = Awaited<ReturnType<typeof listImports>>["items"][number];

const SCHEDULE_WORDS: Record<ImportSchedule, string> = { none: "Once", hourly: "Every hour", daily: "Every day" };

/** What is imported over a connection, and how often. */
export function ImportList({ imports, remove }: { imports: Import[]; remove: ImportAction | null }) {
  if (imports.length === 0) return <p className="text-ink-2">Nothing was imported over this connection yet.</p>;
  return (
    <Rows label="Imports">
      {imports.map((one) => (
        <Row
          key={one.id}
          head={<Link href={`/projects/${one.project_id}`}>{one.survey_name}</Link>}
          detail={<Detail {...one} />}
        >
          {remove && (
            <ActionForm action={remove.action} className="contents">
              <input type="hidden" name="connection" value={remove.connectionId} />
              <input type="hidden" name="id" value={one.id} />
              <Confirm
                act="End"
                label={`End the import of ${one.survey_name}`}
                question="No new answers are looked for, and it forgets how far it had come. The answers stay."
              />
            </ActionForm>
          )}
        </Row>
      ))}
    </Rows>
  );
}

type ImportAction = { connectionId: string; action: FormAction };

function Detail({ questions, schedule, imported_at }: Import) {
  return (
    <>
      <span>{questions.length === 1 ? "1 question" : `${questions.length} questions`}</span>
      <span>{SCHEDULE_WORDS[schedule]}</span>
      <span>
        {imported_at ? (
          <>
            Complete <Ago at={imported_at} />
          </>
        ) : (
          "Under way"
        )}
      </span>
    </>
  );
}
