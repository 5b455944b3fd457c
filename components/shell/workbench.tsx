import type { ReactNode } from "react";
import { type ShellProps, SideBar } from "./side-bar";
import { SkipLink } from "./skip-link";
import { TopBar } from "./top-bar";

/** The frame of every page behind the sign-in. */
export function Workbench({ children, ...shell }: ShellProps & { children: ReactNode }) {
  return (
    <div className="wide:grid wide:grid-cols-[232px_minmax(0,1fr)]">
      <SkipLink />
      <TopBar organization={shell.organization} />
      <SideBar {...shell} />
      <main id="content" tabIndex={-1} className="min-h-dvh min-w-0 bg-surface">
        {children}
      </main>
    </div>
  );
}
