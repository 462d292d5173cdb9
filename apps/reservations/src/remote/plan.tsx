import { useText } from '@stammtisch/remote-kit';
import { DayScreen } from '../dashboard/day-screen.tsx';

export default function Plan() {
  const text = useText('reservations');
  return <DayScreen title={text('plan.title')} firstView="plan" />;
}
