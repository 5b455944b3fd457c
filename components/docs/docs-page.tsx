import Link from "next/link";
import type { ReactNode } from "react";
import { PageHead } from "../shell/page-head";
import { SkipLink } from "../shell/skip-link";
import { Mark } from "../ui/mark";

type DocsPageProps = { title: string; lead: ReactNode; above?: { href: string; name: string }; children: ReactNode };

/** A page of the documentation, for anybody, signed in or not. */
export function DocsPage({ title, lead, above, children }: DocsPageProps) {
  return (
    <>
      <SkipLink />
      <header className="sticky top-0 z-2 border-b border-line bg-canvas print:hidden">
        <nav
          aria-label="Documentation"
          className="mx-auto flex min-h-11 max-w-[816px] items-center gap-4 px-4 sm:px-6 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center"
        >
          <Link href="/docs" className="type-strong gap-2 text-ink no-underline hover:no-underline">
            <Mark /> Documentation
          </Link>
          <Link href="/docs/errors" className="ms-auto text-ink-2">
            Errors
          </Link>
          <Link href="/" className="text-ink-2">
            Projects
          </Link>
        </nav>
      </header>
      <div className="min-h-[calc(100dvh-45px)] bg-surface">
        <main id="content" tabIndex={-1} className="mx-auto grid max-w-[816px] gap-6 px-4 py-8 sm:px-6">
          {above && (
            <Link href={above.href} className="-mb-4 w-fit">
              {above.name}
            </Link>
          )}
          <PageHead title={title}>{lead}</PageHead>
          {children}
        </main>
      </div>
    </>
  );
}
