import { Fragment } from "react";

/** A path that breaks before its slashes, with its placeholders set back. */
export function OperationPath({ path }: { path: string }) {
  return (
    <span className="wrap-anywhere">
      {path.split(/(?=\/)/).map((segment, place) => (
        <Fragment key={path.slice(0, place) + segment}>
          <wbr />
          <span className={segment.includes("{") ? "text-ink-3" : ""}>{segment}</span>
        </Fragment>
      ))}
    </span>
  );
}
