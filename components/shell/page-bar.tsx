import Link from "next/link";
import type { ReactNode } from "react";
import { classNames } from "../ui/class-names";

export type Crumb = { name: string; href?: string };

/**
 * The bar at the top of a page: breadcrumbs, the last of which is the page itself, and buttons. Of three breadcrumbs a
 * phone shows the last two, so that their names can be read.
 */
export function PageBar({ crumbs, actions }: { crumbs: readonly Crumb[]; actions?: ReactNode }) {
  return (
    <div className="flex min-h-11 flex-none flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1.5 sm:px-6 print:hidden">
      <nav aria-label="Breadcrumb" className="min-w-0 flex-1 basis-36">
        <ol className="flex min-w-0 gap-1.5 text-ink-3">
          {crumbs.map(({ name, href }, index) => (
            <li
              key={`${href} ${name}`}
              className={classNames(
                "flex max-w-[35%] flex-none gap-1.5 last:max-w-none last:min-w-0 last:flex-initial max-sm:max-w-[60%]",
                index < crumbs.length - 2 && "max-sm:hidden",
              )}
            >
              {index > 0 && (
                <span aria-hidden="true" className={classNames(index === crumbs.length - 2 && "max-sm:hidden")}>
                  /
                </span>
              )}
              {href ? (
                <Link href={href} className="truncate text-ink-3 hover:text-ink coarse:-my-3 coarse:py-3">
                  {name}
                </Link>
              ) : (
                <span aria-current="page" className="truncate font-[550] text-ink">
                  {name}
                </span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      {actions && <div className="flex max-w-full flex-none flex-wrap items-center gap-2">{actions}</div>}
    </div>
  );
}
