import type { BoxPlot } from '@stammtisch/domain/statistics/box-plot';
import { looks } from './looks.ts';

export interface OneBoxProps {
  box: BoxPlot;
  /** Pixels. */
  middle: number;
  width: number;
  yOf: (value: number) => number;
}

/** Box from quartile to quartile, a strong line at the median, whiskers, and a ring per outlier. */
export function OneBox({ box, middle, width, yOf }: OneBoxProps) {
  const [left, right] = [middle - width / 2, middle + width / 2];
  const cap = width / 4;
  const upper = yOf(box.upperQuartile);
  const line = { stroke: looks.now, strokeWidth: 1.5 };
  return (
    <g>
      <line x1={middle} x2={middle} y1={yOf(box.high)} y2={upper} {...line} />
      <line x1={middle} x2={middle} y1={yOf(box.lowerQuartile)} y2={yOf(box.low)} {...line} />
      {[box.high, box.low].map((end, index) => (
        <line
          key={index}
          x1={middle - cap}
          x2={middle + cap}
          y1={yOf(end)}
          y2={yOf(end)}
          {...line}
        />
      ))}
      <rect
        x={left}
        y={upper}
        width={width}
        height={yOf(box.lowerQuartile) - upper}
        fill={looks.nowTint}
        {...line}
      />
      <line
        x1={left}
        x2={right}
        y1={yOf(box.median)}
        y2={yOf(box.median)}
        stroke={looks.now}
        strokeWidth={3}
      />
      {box.outliers.map((value, index) => (
        <circle key={index} cx={middle} cy={yOf(value)} r={3} fill={looks.ground} {...line} />
      ))}
    </g>
  );
}
