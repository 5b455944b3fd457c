import Link from "next/link";
import type { ProjectLine } from "@/lib/projects/project-progress";
import { ProjectMenu } from "./project-menu";
import { projectHref } from "./queries";
import { QuestionRow } from "./question-row";

const DATE = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

type ProjectListProps = { projects: ProjectLine[]; mayWrite: boolean };

/** Projects, each with its questions. */
export function ProjectList({ projects, mayWrite }: ProjectListProps) {
  return (
    <div className="grid gap-8">
      {projects.map((project) => (
        <article
          key={project.id}
          id={project.id}
          aria-labelledby={`name-${project.id}`}
          className="min-w-0 scroll-mt-16"
        >
          <div className="flex items-center gap-x-2 border-b border-line pb-1">
            <h2 id={`name-${project.id}`} className="type-head min-w-0 truncate">
              <Link href={projectHref(project.id)} className="text-ink">
                {project.name}
              </Link>
            </h2>
            <p className="type-small flex-none text-ink-3">
              {project.temporary ? "one call, " : ""}
              {DATE.format(project.createdAt)}
            </p>
            {mayWrite && (
              <span className="ms-auto">
                <ProjectMenu
                  project={{ id: project.id, name: project.name }}
                  answers={project.questions.reduce((sum, { answers }) => sum + answers, 0)}
                />
              </span>
            )}
          </div>
          {project.questions.length === 0 ? (
            <p className="flex flex-wrap gap-x-3 py-3 text-ink-2">
              This project has no question yet.
              {mayWrite && <Link href={`${projectHref(project.id)}/upload`}>Upload answers</Link>}
            </p>
          ) : (
            <ul>
              {project.questions.map((question) => (
                <QuestionRow key={question.id} projectId={project.id} question={question} mayWrite={mayWrite} />
              ))}
            </ul>
          )}
        </article>
      ))}
    </div>
  );
}
