import type { ProjectLine } from "@/lib/results/project-progress";
import { QuestionRow } from "./question-row";

const DATE = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** Projects, each with its questions. */
export function ProjectList({ projects }: { projects: ProjectLine[] }) {
  return (
    <div className="grid gap-10">
      {projects.map((project) => (
        <section key={project.id} id={project.id} aria-labelledby={`name-${project.id}`} className="scroll-mt-16">
          <div className="flex flex-wrap items-baseline gap-x-2 border-b border-line pb-2">
            <h2 id={`name-${project.id}`} className="type-head">
              {project.name}
            </h2>
            <p className="type-small text-ink-3">
              {project.temporary ? "one call, " : ""}
              {DATE.format(project.createdAt)}
            </p>
          </div>
          {project.questions.length === 0 ? (
            <p className="py-3 text-ink-2">This project has no question yet.</p>
          ) : (
            <ul>
              {project.questions.map((question) => (
                <QuestionRow key={question.id} projectId={project.id} question={question} />
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
