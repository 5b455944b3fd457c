import Link from "next/link";
import type { ReactNode } from "react";
import { PaletteButton } from "../palette/palette-button";
import { Mark } from "../ui/mark";
import { NavigationDrawer } from "../ui/navigation-drawer";

/** The bar above the page on narrow screens, which opens the navigation as a drawer. */
export function TopBar({ organization, children }: { organization: string; children: ReactNode }) {
  return (
    <header className="sticky top-0 z-10 flex h-11 items-center gap-1 border-b border-line bg-canvas px-2 wide:hidden print:hidden coarse:h-13">
      <NavigationDrawer title="Navigation">{children}</NavigationDrawer>
      <Link
        href="/"
        className="type-strong flex min-h-9 min-w-0 flex-1 items-center gap-2 text-ink no-underline hover:no-underline coarse:min-h-11"
      >
        <Mark />
        <span className="truncate">{organization}</span>
        <span className="sr-only">, projects</span>
      </Link>
      <PaletteButton look="icon" />
    </header>
  );
}
