import { useText } from '@stammtisch/remote-kit';
import { DayScreen } from '../dashboard/day-screen.tsx';
import { loadTimeline } from '../dashboard/late-timeline.tsx';

// On its way while the day is still being read; the screen asks again and tells of a failure.
loadTimeline().catch(() => undefined);

export default function Timeline() {
  const text = useText('reservations');
  return <DayScreen title={text('timeline.title')} firstView="timeline" />;
}
