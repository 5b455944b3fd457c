import Link from "next/link";
import { LEDGER_KINDS, type LedgerKind } from "@/db/schema/terms";
import { ButtonLink } from "../ui/button";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";
import { KIND_WORDS } from "./kind-words";

/** Filters the credit history by kind, with a link to download all of them. */
export function LedgerFilters({ kind }: { kind: LedgerKind | null }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ul aria-label="Kinds of entries" className="flex min-w-0 flex-1 flex-wrap gap-1 max-sm:basis-full">
        {[null, ...LEDGER_KINDS].map((choice) => (
          <li key={choice}>
            <Link
              href={choice ? `?kind=${choice}` : "?"}
              aria-current={choice === kind ? "true" : undefined}
              className={classNames(
                "type-ui inline-flex min-h-7 items-center rounded-2 px-2 no-underline hover:no-underline coarse:min-h-11",
                choice === kind ? "bg-press font-[550] text-ink" : "text-ink-2 hover:bg-hover",
              )}
            >
              {choice ? KIND_WORDS[choice] : "All"}
            </Link>
          </li>
        ))}
      </ul>
      <ButtonLink
        href={`/api/v2/usage/ledger?format=csv${kind ? `&kind=${kind}` : ""}`}
        prefetch={false}
        download="credits.csv"
      >
        <Icon name="download" />
        Download CSV
      </ButtonLink>
    </div>
  );
}
