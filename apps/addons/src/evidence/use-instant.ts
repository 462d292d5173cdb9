import { useFormats } from '@stammtisch/i18n';
import { minuteInZone, useRestaurant } from '@stammtisch/remote-kit';

/** An instant by the restaurant's clock: `01.05.2026 19:30`. */
export function useInstant() {
  const formats = useFormats();
  const { timeZone } = useRestaurant();
  return (instant: string) => formats.dateTime(minuteInZone(new Date(instant), timeZone));
}
