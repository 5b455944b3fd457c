import type { ProjectLine } from "@/lib/results/project-progress";
import { whole } from "../ui/figures";
import { Icon } from "../ui/icon";
import { Mark } from "../ui/mark";
import { CoverageRing } from "./coverage-ring";
import { NavLink } from "./nav-link";
import { SignOutButton } from "./sign-out-button";

export type ShellProps = {
  organization: string;
  email: string;
  credits: number;
  projects: ProjectLine[];
};

/** Navigation beside the page, where the screen has room for it. */
export function SideBar({ organization, email, credits, projects }: ShellProps) {
  return (
    <nav
      aria-label="Workspace"
      className="sticky top-0 hidden h-dvh min-w-0 flex-col gap-px overflow-x-hidden overflow-y-auto border-e border-line bg-canvas p-2 wide:flex print:hidden"
    >
      <p className="type-strong flex min-h-9 items-center gap-2 px-2 pb-2">
        <Mark />
        <span className="truncate">{organization}</span>
      </p>
      <NavLink href="/">
        <Icon name="folder" className="text-ink-3" />
        Projects
      </NavLink>
      <NavLink href="/docs">
        <Icon name="code" className="text-ink-3" />
        Developers
      </NavLink>
      {projects.length > 0 && <h2 className="type-label px-2 pt-4 pb-1 text-ink-3">Recent projects</h2>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-px">
        {projects.map((project) => (
          <li key={project.id}>
            <p className="type-ui truncate px-2 py-1 text-ink">{project.name}</p>
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-px">
              {project.questions.map((question) => (
                <li key={question.id}>
                  <NavLink href={`/projects/${project.id}/questions/${question.id}`} title={question.text} inset>
                    <CoverageRing share={question.codable === 0 ? 0 : question.coded / question.codable} />
                    <span className="truncate">{question.text}</span>
                  </NavLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <div className="mt-auto grid grid-cols-[minmax(0,1fr)] gap-1 pt-4">
        <p className="type-small flex justify-between px-2 text-ink-3">
          Credits left <span className="figures text-ink-2">{whole(credits)}</span>
        </p>
        <p className="type-small truncate px-2 text-ink-3" title={email}>
          {email}
        </p>
        <SignOutButton className="w-full justify-start! px-2!" />
      </div>
    </nav>
  );
}
