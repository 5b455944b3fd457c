import type { ProjectLine } from "@/lib/projects/project-progress";
import { DownloadButton } from "../export/download-button";
import { ButtonLink } from "../ui/button";
import { counted } from "../ui/figures";
import { Icon } from "../ui/icon";
import { Row, Rows } from "../ui/rows";

/** What can be downloaded before an organization is deleted: each project, and its logs. */
export function ExportList({ projects }: { projects: ProjectLine[] }) {
  return (
    <Rows label="Downloads">
      {projects.map(({ id, name, questions }) => {
        const answers = questions.reduce((sum, question) => sum + question.answers, 0);
        const answered = questions.find((question) => question.answers > 0);
        return (
          <Row key={id} head={name} detail={`${counted(questions.length, "question")}, ${counted(answers, "answer")}`}>
            {answered && <DownloadButton projectId={id} questionId={answered.id} isGrouped={false} scope="project" />}
          </Row>
        );
      })}
      {LOGS.map(({ name, href, file }) => (
        <Row key={name} head={name}>
          <ButtonLink href={href} prefetch={false} download={file} aria-label={`Download: ${name}`}>
            <Icon name="download" /> Download
          </ButtonLink>
        </Row>
      ))}
    </Rows>
  );
}

const LOGS = [
  { name: "Audit log", href: "/api/v2/audit-log?format=csv", file: "audit-log.csv" },
  { name: "Credit history", href: "/api/v2/usage/ledger?format=csv", file: "credits.csv" },
];
