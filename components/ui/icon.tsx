const PATHS = {
  folder:
    "M2 4.5A1.5 1.5 0 0 1 3.5 3h2.3l1.5 1.8h5.2A1.5 1.5 0 0 1 14 6.3v5.2a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 2 11.5z",
  code: "m5.5 4.5-3.5 3.5 3.5 3.5M10.5 4.5l3.5 3.5-3.5 3.5",
  right: "m6 4 4 4-4 4",
  close: "m4 4 8 8M12 4l-8 8",
  check: "m3.5 8.5 3 3 6-7",
};

export type IconName = keyof typeof PATHS;

/** A drawing beside words; alone it needs a name from its button or link. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`flex-none ${className ?? ""}`}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
