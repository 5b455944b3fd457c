import type { ReactNode } from "react";
import type { Heading } from "@/lib/docs/headings";
import type { DocsLink } from "@/lib/docs/navigation";
import { OnThisPage } from "./on-this-page";
import { InlineProse } from "./prose";
import { Steps } from "./steps";

type DocsArticleProps = {
  title: string;
  lead: string;
  above?: DocsLink | string;
  headings?: Heading[];
  steps?: { before: DocsLink | undefined; after: DocsLink | undefined };
  isWide?: boolean;
  children: ReactNode;
};

/** A page of the documentation: its text, its headings beside it, and links to the pages before and after it. */
export function DocsArticle({ title, lead, above, headings = [], steps, isWide = false, children }: DocsArticleProps) {
  return (
    <div className={isWide ? "min-w-0" : "docs-article min-w-0"}>
      <main id="content" tabIndex={-1} className="min-w-0 px-4 pt-8 pb-16 sm:px-8 wide:px-12">
        <div className={isWide ? "" : "mx-auto max-w-[760px]"}>
          <header className="max-w-[760px] pb-6">
            {above && (
              <p className="type-strong pb-1 text-accent-ink">{typeof above === "string" ? above : above.name}</p>
            )}
            <h1 className="docs-title wrap-anywhere">{title}</h1>
            <p className="docs-lead">
              <InlineProse>{lead}</InlineProse>
            </p>
          </header>
          {children}
          {steps && <Steps {...steps} />}
        </div>
      </main>
      {headings.length > 1 && <OnThisPage headings={headings} />}
    </div>
  );
}
