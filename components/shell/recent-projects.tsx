import type { RecentProject } from "@/lib/projects/recent-projects";
import { CoverageRing } from "./coverage-ring";
import { NavLink } from "./nav-link";

/** The latest projects with their questions and the coded share of each. */
export function RecentProjects({ projects }: { projects: RecentProject[] }) {
  if (projects.length === 0) return null;
  return (
    <>
      <h2 className="type-label px-2 pt-4 pb-1 text-ink-3">Recent projects</h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-px">
        {projects.map((project) => (
          <li key={project.id}>
            <NavLink href={`/projects/${project.id}`} title={project.name}>
              <span className="truncate">{project.name}</span>
            </NavLink>
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-px">
              {project.questions.map((question) => (
                <li key={question.id}>
                  <NavLink
                    href={`/projects/${project.id}/questions/${question.id}`}
                    title={question.text}
                    inset
                    withinToo
                  >
                    <CoverageRing share={question.share} />
                    <span className="truncate">{question.text}</span>
                  </NavLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}
