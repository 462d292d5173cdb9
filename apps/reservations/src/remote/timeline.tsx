import { useText } from '@stammtisch/remote-kit';
import { DayScreen } from '../dashboard/day-screen.tsx';

export default function Timeline() {
  const text = useText('reservations');
  return <DayScreen title={text('timeline.title')} firstView="timeline" />;
}
