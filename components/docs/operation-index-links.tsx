import Link from "next/link";
import type { Operation } from "@/lib/api/contract/operation";
import { tagSlug } from "@/lib/docs/reference";
import { MethodSign } from "./method-sign";
import { OperationPath } from "./operation-path";

/** The operations that may answer with an error, each with a link to the reference. */
export function OperationIndexLinks({ operations }: { operations: readonly Operation[] }) {
  if (operations.length === 0) return null;
  return (
    <section aria-labelledby="operations" className="pt-10">
      <h2 id="operations" className="type-title pb-2">
        Where it can happen
      </h2>
      <ul className="border-t border-line">
        {operations.map(({ id, tag, method, path, summary }) => (
          <li key={id} className="border-b border-line-soft">
            <Link
              href={`/docs/api/${tagSlug(tag)}#${id}`}
              className="grid gap-x-6 py-2 text-ink no-underline hover:bg-hover hover:no-underline sm:grid-cols-[minmax(0,1fr)_minmax(0,240px)]"
            >
              <span className="type-code">
                <MethodSign method={method} /> <OperationPath path={path} />
              </span>
              <span className="text-ink-2">{summary}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
