import Link from "next/link";
import type { RecentQuestion } from "@/lib/projects/recent-questions";
import { questionHref } from "../projects/queries";
import { CoverageRing } from "./coverage-ring";
import { NavLink } from "./nav-link";

/** The questions worked on last, each with its coded share and its project. */
export function RecentQuestions({ questions }: { questions: RecentQuestion[] }) {
  if (questions.length === 0) return null;
  return (
    <>
      <h2 className="type-label px-2 pt-4 pb-1 text-ink-3">Recent questions</h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-px">
        {questions.map(({ id, text, share, project }) => (
          <li key={id}>
            <NavLink href={questionHref(project.id, id)} title={`${text} (${project.name})`} withinToo>
              <CoverageRing share={share} />
              <span className="grid min-w-0 py-1">
                <span className="truncate">{text}</span>
                <span className="type-small truncate font-normal text-ink-3">{project.name}</span>
              </span>
            </NavLink>
          </li>
        ))}
      </ul>
      <Link
        href="/"
        className="type-ui flex min-h-7 items-center rounded-2 px-2 text-ink-3 no-underline hover:bg-hover hover:no-underline coarse:min-h-11"
      >
        All projects
      </Link>
    </>
  );
}
