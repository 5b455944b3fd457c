"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { classNames } from "../ui/class-names";

type NavLinkProps = {
  href: string;
  title?: string;
  inset?: boolean;
  /** Also marks the link on the pages below its own. */
  withinToo?: boolean;
  children: ReactNode;
};

/** A link of the side bar, marked when it leads to the open page. */
export function NavLink({ href, title, inset = false, withinToo = false, children }: NavLinkProps) {
  const path = usePathname();
  const isHere = path === href;
  const isMarked = isHere || (withinToo && path.startsWith(`${href}/`));
  return (
    <Link
      href={href}
      title={title}
      aria-current={isHere ? "page" : isMarked ? "true" : undefined}
      className={classNames(
        "type-ui flex min-h-7 items-center gap-2 rounded-2 pe-2 no-underline hover:no-underline coarse:min-h-11",
        inset ? "ps-5" : "ps-2",
        isMarked ? "bg-press font-[550] text-ink" : "text-ink-2 hover:bg-hover",
      )}
    >
      {children}
    </Link>
  );
}
