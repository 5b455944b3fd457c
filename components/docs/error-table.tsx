import Link from "next/link";
import { ERRORS, errorSlug } from "@/lib/api/errors";
import { ERROR_CODES } from "@/lib/errors";
import { InlineCode } from "./inline-code";

/** Every error code with its status and meaning, each leading to its page. */
export function ErrorTable() {
  return (
    <ul className="border-t border-line">
      {ERROR_CODES.map((code) => (
        <li
          key={code}
          className="relative grid gap-x-6 gap-y-1 border-b border-line-soft py-3 hover:bg-hover sm:grid-cols-[minmax(0,244px)_minmax(0,1fr)]"
        >
          <div className="flex items-baseline justify-between gap-3">
            <Link
              href={`/docs/errors/${errorSlug(code)}`}
              className="type-code wrap-anywhere after:absolute after:inset-0"
            >
              {code}
            </Link>
            <span className="figures type-small text-ink-3">{ERRORS[code].status ?? "job"}</span>
          </div>
          <p className="text-ink-2">
            <InlineCode text={ERRORS[code].meaning} />
          </p>
        </li>
      ))}
    </ul>
  );
}
