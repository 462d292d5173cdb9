import { useText } from '@stammtisch/remote-kit';
import { useFormats } from '@stammtisch/i18n';
import type { WaitingParty } from './use-waiting-list.ts';

/** Why a party does not sit yet, in words; undefined once a table is free for it. */
export function useReasonWords() {
  const text = useText('reservations');
  const { persons } = useFormats();
  return ({ wait, persons: size, time }: WaitingParty): string | undefined => {
    const { reason } = wait;
    switch (reason?.kind) {
      case undefined:
        return undefined;
      case 'not-here-yet':
        return text('waiting-list.not-here-yet', { time });
      case 'no-table':
        return text('waiting-list.no-table', {
          persons: persons(size.to),
          time: wait.time ?? '',
        });
      case 'parties-ahead':
        return text('waiting-list.parties-ahead', { count: reason.count });
      case 'pace':
        return text('waiting-list.pace', { guests: reason.guests });
      case 'too-large':
        return text('waiting-list.too-large', { seats: reason.seats });
      case 'closing':
        return text('waiting-list.closing', { persons: persons(size.to) });
    }
  };
}
