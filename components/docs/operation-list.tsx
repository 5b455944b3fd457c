import { Fragment } from "react";
import { OPERATIONS } from "@/lib/api/contract/all";
import { InlineCode } from "./inline-code";

/** Every operation of the API, as it is declared. */
export function OperationList() {
  return (
    <ul className="grid">
      {OPERATIONS.map((operation) => (
        <li
          key={operation.id}
          className="grid gap-x-6 gap-y-1 border-b border-line-soft py-2.5 sm:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
        >
          <code className="type-code">
            <span className="text-ink-3">{operation.method}</span> <BreakingPath path={operation.path} />
          </code>
          <div>
            <p>{operation.summary}</p>
            <p className="type-small text-ink-3">
              <InlineCode text={operation.scope === "any" ? "Any scope" : `Scope \`${operation.scope}\``} />
              {operation.cost && ` · ${operation.cost}`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A path that breaks before its slashes and nowhere else. */
function BreakingPath({ path }: { path: string }) {
  return path.split(/(?=\/)/).map((segment, place) => (
    <Fragment key={path.slice(0, place) + segment}>
      <wbr />
      {segment}
    </Fragment>
  ));
}
