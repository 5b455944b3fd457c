import { Fragment } from "react";

/** A path that may break before each slash, with its parameters in grey. */
export function OperationPath({ path }: { path: string }) {
  return (
    <span className="wrap-anywhere">
      {path.split(/(?=\/)/).map((segment, index) => (
        <Fragment key={path.slice(0, index) + segment}>
          <wbr />
          <span className={segment.includes("{") ? "text-ink-3" : ""}>{segment}</span>
        </Fragment>
      ))}
    </span>
  );
}
