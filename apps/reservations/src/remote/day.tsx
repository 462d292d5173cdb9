import { useText } from '@stammtisch/remote-kit';
import { DayScreen } from '../dashboard/day-screen.tsx';

export default function Day() {
  const text = useText('reservations');
  return <DayScreen title={text('day.title')} firstView="list" />;
}
