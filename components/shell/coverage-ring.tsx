const RADIUS = 5;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

/** The coded share of a question as a ring. Hidden from screen readers: the question's name stands beside it. */
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
