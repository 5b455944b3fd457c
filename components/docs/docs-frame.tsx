import Link from "next/link";
import type { ReactNode } from "react";
import type { DocsGroup } from "@/lib/docs/navigation";
import { FocusAfterNavigation } from "../shell/focus-after-navigation";
import { SkipLink } from "../shell/skip-link";
import { Mark } from "../ui/mark";
import { NavigationDrawer } from "../ui/navigation-drawer";
import { DocsNav } from "./docs-nav";
import { DocsSearch } from "./docs-search";
import { ThemeButton } from "./theme-button";

/** The frame of the documentation, open to everybody. */
export function DocsFrame({ groups, children }: { groups: DocsGroup[]; children: ReactNode }) {
  const navigation = <DocsNav groups={groups} />;
  return (
    <>
      <SkipLink />
      <header className="sticky top-0 z-10 border-b border-line bg-canvas print:hidden">
        <div className="mx-auto flex h-13 max-w-[1520px] items-center gap-2 px-3 sm:px-5">
          <NavigationDrawer title="Documentation" className="-ms-1 wide:hidden">
            {navigation}
          </NavigationDrawer>
          <Link
            href="/docs"
            className="type-strong flex min-h-11 items-center gap-2.5 text-ink no-underline hover:no-underline"
          >
            <Mark /> <span className="max-[380px]:sr-only">Documentation</span>
          </Link>
          <div className="ms-auto flex items-center gap-1">
            <DocsSearch />
            <ThemeButton />
            <Link
              href="/"
              className="type-ui ms-1 hidden min-h-9 items-center rounded-2 px-2.5 text-ink-2 no-underline hover:bg-hover hover:no-underline sm:inline-flex"
            >
              Workbench
            </Link>
          </div>
        </div>
      </header>
      <div className="bg-surface">
        <div className="docs-columns mx-auto max-w-[1520px]">
          <nav
            aria-label="Documentation"
            className="sticky top-13 hidden h-[calc(100dvh-53px)] overflow-y-auto border-e border-line-soft px-3 py-6 wide:block print:hidden"
          >
            {navigation}
          </nav>
          {children}
        </div>
      </div>
      <FocusAfterNavigation />
    </>
  );
}
