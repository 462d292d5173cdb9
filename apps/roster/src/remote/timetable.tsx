import { TimetableScreen } from '../timetable/timetable-screen.tsx';

export default function Timetable() {
  return <TimetableScreen />;
}
