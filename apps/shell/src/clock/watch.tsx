/** A clock face for those who read hands faster than digits; the digits stand beside it. */
export function Watch({ time }: { time: string }) {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minuteAngle = minute * 6;
  const hourAngle = (hour % 12) * 30 + minute / 2;
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" fill="none" stroke="currentColor" aria-hidden>
      <circle cx="14" cy="14" r="12.5" strokeWidth="1.5" />
      <line
        x1="14"
        y1="14"
        x2="14"
        y2="7.5"
        strokeWidth="2"
        strokeLinecap="round"
        transform={`rotate(${String(hourAngle)} 14 14)`}
      />
      <line
        x1="14"
        y1="14"
        x2="14"
        y2="4.5"
        strokeWidth="1.5"
        strokeLinecap="round"
        transform={`rotate(${String(minuteAngle)} 14 14)`}
      />
    </svg>
  );
}
