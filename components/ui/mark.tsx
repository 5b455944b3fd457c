/** The service's logo: a line of an answer under the marker pen. */
export function Mark({ size = 20 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true" className="flex-none">
      <path d="M3 4.5h14M3 15.5h9" stroke="var(--text-3)" strokeWidth="2" strokeLinecap="round" />
      <rect x="2" y="7.25" width="16" height="5.5" rx="1" fill="var(--accent)" />
    </svg>
  );
}
