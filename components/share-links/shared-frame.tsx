import type { ReactNode } from "react";
import type { SharedProject } from "@/lib/share-links/open-share-link";

type SharedFrameProps = { token: string; shared: SharedProject; children: ReactNode };

/** The frame of what a share link shows: above it, who shares it. */
export function SharedFrame({ token, shared: { organization, hasLogo }, children }: SharedFrameProps) {
  return (
    <div className="min-h-dvh bg-surface">
      <header className="border-b border-line bg-canvas">
        <div className="mx-auto flex min-h-14 max-w-[1200px] flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 sm:px-6">
          {hasLogo && (
            // biome-ignore lint/performance/noImgElement: next/image is switched off.
            <img
              src={`/shared/logo?${new URLSearchParams({ token })}`}
              alt=""
              className="max-h-8 max-w-40 rounded-1"
              // Logos are made for white paper.
              style={{ backgroundColor: "white" }}
            />
          )}
          <p className="min-w-0 flex-1 text-ink-2 wrap-anywhere">
            Shared by <span className="font-[550] text-ink">{organization}</span>
          </p>
          <p className="type-small text-ink-3">Read only</p>
        </div>
      </header>
      <main className="mx-auto max-w-[1200px] px-4 pt-6 pb-12 sm:px-6">{children}</main>
    </div>
  );
}
