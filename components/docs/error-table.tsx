import Link from "next/link";
import { ERRORS, errorSlug } from "@/lib/api/errors";
import type { ErrorCode } from "@/lib/errors/app-error";
import { InlineProse } from "./prose";

/** Error codes with their status and meaning, each with a link to its page. */
export function ErrorTable({ codes }: { codes: readonly ErrorCode[] }) {
  return (
    <ul className="border-t border-line">
      {codes.map((code) => (
        <li
          key={code}
          className="relative grid gap-x-6 gap-y-1 border-b border-line-soft py-3 hover:bg-hover sm:grid-cols-[minmax(0,264px)_minmax(0,1fr)]"
        >
          <div className="flex items-baseline justify-between gap-3 sm:flex-row-reverse sm:justify-end">
            <Link
              href={`/docs/errors/${errorSlug(code)}`}
              className="type-code wrap-anywhere after:absolute after:inset-0"
            >
              {code}
            </Link>
            <span className="figures type-small w-7 text-ink-3">{ERRORS[code].status ?? "job"}</span>
          </div>
          <p className="text-ink-2">
            <InlineProse>{ERRORS[code].meaning}</InlineProse>
          </p>
        </li>
      ))}
    </ul>
  );
}
