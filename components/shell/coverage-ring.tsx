const RADIUS = 5;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

/** How much of a question is coded, as a ring. Stands beside the question's name and is not read out. */
export function CoverageRing({ share }: { share: number }) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      strokeWidth="2"
      aria-hidden="true"
      className="flex-none"
    >
      <circle cx="8" cy="8" r={RADIUS} stroke="var(--line)" />
      <circle
        cx="8"
        cy="8"
        r={RADIUS}
        stroke="var(--accent)"
        strokeDasharray={`${(share * CIRCUMFERENCE).toFixed(1)} ${CIRCUMFERENCE.toFixed(1)}`}
        transform="rotate(-90 8 8)"
      />
    </svg>
  );
}
