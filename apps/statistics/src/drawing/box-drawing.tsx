import type { BoxPlot } from '@stammtisch/domain/statistics/box-plot';
import {
  Bar,
  BarChart,
  CartesianGrid,
  ResponsiveContainer,
  XAxis,
  YAxis,
  type BarShapeProps,
} from 'recharts';
import { axisLook, looks } from './looks.ts';
import { OneBox } from './one-box.tsx';

export interface BoxDrawingProps {
  boxes: { label: string; box: BoxPlot | undefined }[];
}

/** Each column is as high as the axis, so that a box knows its scale whatever its own values are. */
export function BoxDrawing({ boxes }: BoxDrawingProps) {
  const highest = Math.max(
    10,
    ...boxes.flatMap(({ box }) => (box ? [box.high, ...box.outliers] : [])),
  );
  const top = Math.ceil(highest / 10) * 10;
  const columns = boxes.map((each) => ({ ...each, top }));
  const shape = ({ x, y, width, height, index }: BarShapeProps) => {
    const box = boxes[index]?.box;
    if (box === undefined) return <g />;
    return (
      <OneBox
        box={box}
        middle={x + width / 2}
        width={Math.min(48, width * 0.7)}
        yOf={(value) => y + height * (1 - value / top)}
      />
    );
  };
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={columns} accessibilityLayer={false} margin={{ top: 8, right: 4, left: 0 }}>
        <CartesianGrid vertical={false} stroke={looks.grid} />
        <XAxis dataKey="label" {...axisLook} interval={0} />
        <YAxis {...axisLook} width={44} domain={[0, top]} allowDecimals={false} />
        <Bar dataKey="top" shape={shape} isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  );
}
