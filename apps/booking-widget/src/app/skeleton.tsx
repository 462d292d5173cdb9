/** The same boxes as the first screen of index.html, so that nothing moves when React takes over. */
export function Skeleton() {
  return (
    <div className="skeleton" aria-hidden="true">
      <div className="skeleton-head">
        <span className="skeleton-name" />
        <span className="skeleton-line" />
      </div>
      <Row boxes={6} />
      <Row boxes={6} kind="skeleton-days" />
      <Row boxes={8} kind="skeleton-times" />
    </div>
  );
}

function Row({ boxes, kind = '' }: { boxes: number; kind?: string }) {
  return (
    <>
      <div className="skeleton-label" />
      <div className={`skeleton-row ${kind}`}>
        {Array.from({ length: boxes }, (_, box) => (
          <i key={box} />
        ))}
      </div>
    </>
  );
}
