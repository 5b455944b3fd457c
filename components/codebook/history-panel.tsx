"use client";

import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { CodeChanges } from "../coding/code-changes";
import { Button } from "../ui/button";
import { counted } from "../ui/figures";
import { SidePanel } from "../ui/side-panel";
import { Skeleton } from "../ui/skeleton";
import { useCodebookPage } from "./codebook-context";
import { authorsQuery, versionQuery, versionsQuery } from "./queries";
import { VersionDiff } from "./version-diff";

const MOMENT = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });

/**
 * The versions of the codebook: what each one changed, who made it, how it differs from the present one, and a button
 * to restore it.
 */
export function HistoryPanel({ onClose }: { onClose: () => void }) {
  const { ids, editor, mayEdit } = useCodebookPage();
  const { data, isPending, hasNextPage, fetchNextPage } = useInfiniteQuery(versionsQuery(ids));
  const { data: authors } = useQuery(authorsQuery(ids));
  const [comparing, setComparing] = useState<number | null>(null);
  const now = editor.view.version;
  const versions = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <SidePanel title="History" onClose={onClose}>
      {isPending && <Skeleton className="h-40" />}
      <ol>
        {versions.map(({ version, change, summary, actor, suggestion_id, created_at, codes }) => (
          <li key={version} className="border-t border-line-soft py-2.5 first:border-t-0">
            <p>
              <b className="font-[550]">Version {version}</b>{" "}
              {version === now && <span className="type-small text-accent-ink">current</span>}
            </p>
            <p className="text-ink-2 wrap-anywhere">{summary}</p>
            <p className="type-small text-ink-3 wrap-anywhere">
              <time dateTime={created_at}>{MOMENT.format(new Date(created_at))}</time>
              {authors?.has(actor) && ` · ${authors.get(actor)}`} · {counted(codes, "code")}
              {suggestion_id && " · from a suggestion"}
            </p>
            {change === "run" && <RunChanges version={version} />}
            {version !== now && (
              <div className="mt-1.5 flex gap-2">
                <Button
                  type="button"
                  aria-expanded={comparing === version}
                  onClick={() => setComparing(comparing === version ? null : version)}
                >
                  Compare
                </Button>
                {mayEdit && (
                  <Button
                    type="button"
                    disabled={editor.isEditing}
                    onClick={() =>
                      editor.edit({ act: ({ restore }) => restore(version), done: `Version ${version} restored` })
                    }
                  >
                    Restore
                  </Button>
                )}
              </div>
            )}
            {comparing === version && <VersionDiff from={version} to={now} />}
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button type="button" onClick={() => fetchNextPage()}>
          Older versions
        </Button>
      )}
    </SidePanel>
  );
}

/** What a run changed about each code, once it is asked for. */
function RunChanges({ version }: { version: number }) {
  const { ids } = useCodebookPage();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({ ...versionQuery(ids, version), enabled: isOpen });
  return (
    <details className="mt-1.5" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-default text-accent-ink">What changed</summary>
      {data?.code_changes && <CodeChanges changes={data.code_changes} />}
      {data && !data.code_changes && <p className="text-ink-2">This coding has not ended, or was stopped.</p>}
      {isOpen && !data && <Skeleton className="mt-2 h-16" />}
    </details>
  );
}
