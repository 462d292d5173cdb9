/** The product's mark: a round table with its regulars, seen from above. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <circle cx="14" cy="14" r="7" fill="var(--primary)" />
      <g fill="currentColor">
        <circle cx="14" cy="3" r="2.4" />
        <circle cx="23.5" cy="8.5" r="2.4" />
        <circle cx="23.5" cy="19.5" r="2.4" />
        <circle cx="14" cy="25" r="2.4" />
        <circle cx="4.5" cy="19.5" r="2.4" />
        <circle cx="4.5" cy="8.5" r="2.4" />
      </g>
    </svg>
  );
}
