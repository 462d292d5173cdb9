import { useNumbers } from '../figures/use-numbers.ts';
import {
  Pie,
  PieChart,
  ResponsiveContainer,
  Sector,
  type PieLabelRenderProps,
  type PieSectorShapeProps,
} from 'recharts';
import { looks } from './looks.ts';

/** Below this share a label would stand on its neighbour. */
const smallest = 0.03;

/** One hue that fades through the year: slices are told apart by their edge and the word beside. */
export function PieDrawing({ slices }: { slices: { label: string; value: number }[] }) {
  const numbers = useNumbers();
  const seen = slices.filter(({ value }) => value > 0);
  const label = ({ x, y, textAnchor, name, percent = 0 }: PieLabelRenderProps) =>
    percent < smallest ? null : (
      <text
        x={x}
        y={y}
        textAnchor={textAnchor}
        dominantBaseline="central"
        fill={looks.text}
        fontSize={12}
      >
        {`${String(name)} ${numbers.percent(Math.round(percent * 100) / 100)}`}
      </text>
    );
  const slice = (props: PieSectorShapeProps & { index?: number }) => (
    <Sector {...props} fill={fade((props.index ?? 0) / seen.length)} stroke={looks.ground} />
  );
  return (
    <ResponsiveContainer width="100%" height="100%">
      <PieChart accessibilityLayer={false}>
        <Pie
          data={seen}
          dataKey="value"
          rootTabIndex={-1}
          nameKey="label"
          outerRadius="72%"
          startAngle={90}
          endAngle={-270}
          label={label}
          labelLine={false}
          shape={slice}
          isAnimationActive={false}
        />
      </PieChart>
    </ResponsiveContainer>
  );
}

/** From the whole strength at 0 to a third of it at 1. */
function fade(share: number): string {
  return `color-mix(in oklab, ${looks.now} ${Math.round(100 - share * 66)}%, ${looks.ground})`;
}
