import { useFormats } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import type { DayWords } from './day-look.ts';

export function useDayWords(): DayWords {
  const text = useText('reservations');
  const { persons } = useFormats();
  return {
    persons: (count) => persons(count),
    style: (style) => text(`calendar.${style}`),
  };
}
