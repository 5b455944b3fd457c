import Link from "next/link";
import type { ImportSchedule } from "@/db/schema/terms";
import type { listImports } from "@/lib/connections/manage-imports";
import type { JobProgress } from "@/lib/live/job-progress";
import { ActionForm } from "../forms/action-form";
import type { FormAction } from "../forms/form-state";
import { Confirm } from "../ui/confirm";
import { counted } from "../ui/figures";
import { Ago } from "../ui/moment";
import { Row, Rows } from "../ui/rows";
import { ImportProgress } from "./import-progress";

type Import = Awaited<ReturnType<typeof listImports>>["items"][number];

const SCHEDULE_WORDS: Record<ImportSchedule, string> = { none: "Once", hourly: "Every hour", daily: "Every day" };

type ImportListProps = {
  imports: Import[];
  /** The last job of each import, by the job's id. Jobs are removed a day after they end. */
  jobs: ReadonlyMap<string, JobProgress>;
  remove: ImportAction | null;
};

/** The imports of a connection: the survey, the schedule and the progress of each. */
export function ImportList({ imports, jobs, remove }: ImportListProps) {
  if (imports.length === 0) return <p className="text-ink-2">Nothing was imported over this connection yet.</p>;
  return (
    <Rows label="Imports">
      {imports.map((one) => (
        <Row
          key={one.id}
          head={<Link href={`/projects/${one.project_id}`}>{one.survey_name}</Link>}
          detail={<Detail {...one} job={jobs.get(one.last_job_id ?? "")} />}
        >
          {remove && (
            <ActionForm
              action={remove.action}
              className="contents"
              hidden={{ connection: remove.connectionId, id: one.id }}
            >
              <Confirm
                act="End"
                label={`End the import of ${one.survey_name}`}
                question="It looks for no more answers and forgets which ones it has imported. The imported answers stay."
              />
            </ActionForm>
          )}
        </Row>
      ))}
    </Rows>
  );
}

type ImportAction = { connectionId: string; action: FormAction };

function Detail({ questions, schedule, imported_at, job }: Import & { job: JobProgress | undefined }) {
  return (
    <>
      <span>{counted(questions.length, "question")}</span>
      <span>{SCHEDULE_WORDS[schedule]}</span>
      {imported_at && (
        <span>
          Complete <Ago at={imported_at} />
        </span>
      )}
      {(job?.status === "queued" || job?.status === "processing") && <ImportProgress key={job.id} job={job} />}
      {job?.status === "failed" && <span className="text-danger-ink">{job.error?.message}</span>}
      {!imported_at && !job && <span className="text-danger-ink">Stopped before it was complete</span>}
    </>
  );
}
