import type { Operation } from "@/lib/api/contract/operation";
import { MethodSign } from "./method-sign";
import { OperationPath } from "./operation-path";

/** The operations of a chapter, each with a link to its section. */
export function OperationIndex({ operations }: { operations: Operation[] }) {
  return (
    <nav aria-label="Operations" className="mb-10 overflow-hidden rounded-2 border border-line bg-canvas">
      <ul>
        {operations.map(({ id, method, path, summary }) => (
          <li key={id} className="border-line-soft not-first:border-t">
            <a
              href={`#${id}`}
              className="grid gap-x-6 px-4 py-2 text-ink no-underline hover:bg-hover hover:no-underline sm:grid-cols-[minmax(0,1fr)_minmax(0,240px)]"
            >
              <span className="type-code flex gap-3">
                <span className="w-12 flex-none">
                  <MethodSign method={method} />
                </span>
                <OperationPath path={path} />
              </span>
              <span className="text-ink-2 max-sm:ps-15">{summary}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
