import { livePlanSlot } from '@stammtisch/contracts/slots/live-plan';
import { useIsFilled, useText } from '@stammtisch/remote-kit';
import { SegmentedControl } from '@stammtisch/ui-kit';
import { ChartGantt, List, Map } from 'lucide-react';

export type DayView = 'list' | 'timeline' | 'plan';

export interface DayViewSwitchProps {
  view: DayView;
  onView: (view: DayView) => void;
  isIconOnly: boolean;
}

/** The ways to look at a day; the plan is one of them where somebody draws it. */
export function DayViewSwitch({ view, onView, isIconOnly }: DayViewSwitchProps) {
  const text = useText('reservations');
  const hasPlan = useIsFilled(livePlanSlot);
  const views = [
    { value: 'list', icon: <List aria-hidden /> },
    ...(hasPlan ? [{ value: 'plan', icon: <Map aria-hidden /> } as const] : []),
    { value: 'timeline', icon: <ChartGantt aria-hidden /> },
  ] as const;
  return (
    <SegmentedControl
      label={text('day.view')}
      value={view}
      onChange={onView}
      segments={views.map(({ value, icon }) => ({
        value,
        icon,
        label: text(`view.${value}`),
        isIconOnly,
      }))}
    />
  );
}
