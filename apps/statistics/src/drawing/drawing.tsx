import type { Picture } from '../chart/chart.ts';
import { BarDrawing } from './bar-drawing.tsx';
import { BoxDrawing } from './box-drawing.tsx';
import { PieDrawing } from './pie-drawing.tsx';

/** What draws; with it comes the whole chart library, so it is loaded when a chart is there. */
export function Drawing({ picture }: { picture: Picture }) {
  if (picture.kind === 'bars') return <BarDrawing {...picture} />;
  if (picture.kind === 'pie') return <PieDrawing slices={picture.slices} />;
  return <BoxDrawing boxes={picture.boxes} />;
}
