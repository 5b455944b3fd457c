import Link from "next/link";
import type { ReactNode } from "react";
import type { RecentQuestion } from "@/lib/projects/recent-questions";
import { PaletteButton } from "../palette/palette-button";
import { whole } from "../ui/figures";
import { Icon } from "../ui/icon";
import { Mark } from "../ui/mark";
import { NavLink } from "./nav-link";
import { RecentQuestions } from "./recent-questions";
import { UserMenu } from "./user-menu";

export type ShellProps = {
  organization: string;
  email: string;
  /** Null for coders, who see projects alone. */
  credits: number | null;
  questions: RecentQuestion[];
  /** A switch between organizations, for members of several. */
  organizationSwitch?: ReactNode;
};

/** The content of the side bar: search, the main pages, the latest questions, the user menu. */
export function Navigation({ organization, email, credits, questions, organizationSwitch }: ShellProps) {
  return (
    <nav aria-label="Workspace" className="flex min-h-full flex-col gap-px">
      {organizationSwitch ?? (
        <p className="type-strong flex min-h-9 items-center gap-2 px-2">
          <Mark />
          <span className="truncate">{organization}</span>
        </p>
      )}
      <PaletteButton look="field" />
      <NavLink href="/">
        <Icon name="folder" className="text-ink-3" />
        Projects
      </NavLink>
      {credits !== null && (
        <NavLink href="/trackers" withinToo>
          <Icon name="chart" className="text-ink-3" />
          Trackers
        </NavLink>
      )}
      <RecentQuestions questions={questions} />
      <div className="mt-auto grid grid-cols-[minmax(0,1fr)] gap-px pt-4">
        {credits !== null && (
          <Link
            href="/settings/usage"
            className="type-small flex items-center justify-between rounded-2 px-2 py-1.5 text-ink-3 no-underline hover:bg-hover hover:no-underline coarse:min-h-11"
          >
            Credits left <span className="figures text-ink-2">{whole(credits)}</span>
          </Link>
        )}
        <NavLink href="/settings" withinToo>
          <Icon name="settings" className="text-ink-3" />
          Settings
        </NavLink>
        <NavLink href="/docs">
          <Icon name="code" className="text-ink-3" />
          Developers
        </NavLink>
        <UserMenu email={email} />
      </div>
    </nav>
  );
}
