import { useNumbers } from '../figures/use-numbers.ts';
import type { Picture } from '../chart/chart.ts';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { BarLegend } from './bar-legend.tsx';
import { axisLook, looks, tooltipLook } from './looks.ts';

type BarDrawingProps = Extract<Picture, { kind: 'bars' }>;

/** This year filled, last year as an outline: told apart by shape, whatever the colours. */
export function BarDrawing({ bars, names, isShare = false }: BarDrawingProps) {
  const numbers = useNumbers();
  const say = (value: unknown) =>
    isShare ? numbers.percent(Number(value)) : numbers.decimal(Number(value));
  // Without a year to compare with there is nothing to tell apart.
  const isCompared = bars.some(({ before }) => before > 0);
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={bars}
        accessibilityLayer={false}
        margin={{ top: 4, right: 4, left: 0 }}
        barGap={1}
      >
        <CartesianGrid vertical={false} stroke={looks.grid} />
        <XAxis dataKey="label" {...axisLook} interval="preserveStartEnd" minTickGap={6} />
        <YAxis {...axisLook} width={44} allowDecimals={isShare} tickFormatter={say} />
        <Tooltip {...tooltipLook} formatter={say} />
        {isCompared && <Legend content={<BarLegend {...names} />} />}
        {isCompared && (
          <Bar
            dataKey="before"
            name={names.before}
            fill={looks.before}
            stroke={looks.beforeLine}
            isAnimationActive={false}
          />
        )}
        <Bar
          dataKey="now"
          name={names.now}
          fill={looks.now}
          stroke={looks.now}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}
