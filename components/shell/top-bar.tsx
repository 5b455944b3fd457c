import Link from "next/link";
import { Mark } from "../ui/mark";
import type { ShellProps } from "./side-bar";
import { SignOutButton } from "./sign-out-button";

/** Navigation above the page, where the side bar has no room. */
export function TopBar({ organization }: Pick<ShellProps, "organization">) {
  return (
    <nav
      aria-label="Workspace"
      className="sticky top-0 z-2 flex min-h-11 items-center gap-1 border-b border-line bg-canvas px-4 wide:hidden print:hidden"
    >
      <Link
        href="/"
        className="type-strong flex min-h-11 min-w-0 flex-1 items-center gap-2 text-ink no-underline hover:no-underline"
      >
        <Mark />
        <span className="truncate">{organization}</span>
        <span className="sr-only">, projects</span>
      </Link>
      <Link
        href="/docs"
        className="type-strong flex min-h-9 items-center rounded-2 px-2.5 text-ink-2 no-underline hover:bg-hover hover:no-underline coarse:min-h-11"
      >
        Docs
      </Link>
      <SignOutButton className="coarse:min-h-11" />
    </nav>
  );
}
