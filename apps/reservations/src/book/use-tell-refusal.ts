import { isProblem } from '@stammtisch/hal-client';
import { tellProblem, useHost, useText } from '@stammtisch/remote-kit';
import { currentVersionOf } from './current-version.ts';
import { guestNameOf } from './reservation.ts';
import { takenPartyOf } from './taken-party.ts';

/** Says a refusal in the words of the book: who holds the table, what somebody else changed. */
export function useTellRefusal() {
  const { notices } = useHost();
  const text = useText('reservations');
  const common = useText('common');
  const problem = useText('problems');
  return (error: unknown) => {
    const party = takenPartyOf(error);
    const current = currentVersionOf(error);
    if (party) notices.error(text('status.table-taken', { ...party }));
    else if (isProblem(error, 'table-taken')) notices.error(text('status.table-taken-now'));
    else if (current) {
      const status = common(`status.${current.status}`);
      notices.warning(text('status.meanwhile', { name: guestNameOf(current), status }));
    } else tellProblem(error, notices, (key) => problem(key));
  };
}
