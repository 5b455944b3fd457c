import type { ReactNode } from "react";

const TONES = {
  danger: "bg-danger-tint text-danger-ink",
  warn: "bg-warn-tint text-warn-ink",
  plain: "bg-accent-tint text-accent-ink",
};

/** A message that must not be missed. Screen readers announce a failure at once. */
export function Notice({ tone, children }: { tone: keyof typeof TONES; children: ReactNode }) {
  return (
    <p role={tone === "danger" ? "alert" : "status"} className={`type-ui rounded-2 px-3 py-2 ${TONES[tone]}`}>
      {children}
    </p>
  );
}
