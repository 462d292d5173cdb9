const rows = { persons: 6, days: 6, times: 8 };

/** The same boxes as the first screen of index.html, so that nothing moves when React takes over. */
export function Skeleton() {
  return (
    <div className="skeleton" aria-hidden="true">
      <div className="skeleton-head" />
      {Object.entries(rows).map(([name, boxes]) => (
        <div key={name} className="skeleton-part">
          <SkeletonRow name={name} boxes={boxes} />
        </div>
      ))}
    </div>
  );
}

export function SkeletonRow({ name, boxes }: { name: string; boxes: number }) {
  return (
    <div className={`skeleton-row skeleton-${name}`} aria-hidden="true">
      {Array.from({ length: boxes }, (_, box) => (
        <i key={box} />
      ))}
    </div>
  );
}
