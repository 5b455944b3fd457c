import Link from "next/link";
import type { DocsLink } from "@/lib/docs/navigation";
import { Icon } from "../ui/icon";

const LOOK =
  "flex min-h-14 items-center gap-3 rounded-2 border border-line px-4 py-2 text-ink no-underline hover:border-accent-line hover:bg-hover hover:no-underline";

/** Links to the page before and to the page after this one. */
export function Steps({ before, after }: { before: DocsLink | undefined; after: DocsLink | undefined }) {
  return (
    <nav aria-label="Neighbouring pages" className="mt-12 grid gap-3 sm:grid-cols-2 print:hidden">
      {before && (
        <Link href={before.href} className={LOOK}>
          <Icon name="left" className="text-ink-3" />
          <span>
            <span className="type-small block text-ink-3">Before</span>
            <span className="type-strong">{before.name}</span>
          </span>
        </Link>
      )}
      {after && (
        <Link href={after.href} className={`${LOOK} justify-end text-end sm:col-start-2`}>
          <span>
            <span className="type-small block text-ink-3">Next</span>
            <span className="type-strong">{after.name}</span>
          </span>
          <Icon name="right" className="text-ink-3" />
        </Link>
      )}
    </nav>
  );
}
