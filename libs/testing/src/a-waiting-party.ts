import type { WaitingPartyReply } from '@stammtisch/contracts/waiting-list/read-waiting-list';
import { aReservation, aTable } from './a-reservation.ts';

type Given = Parameters<typeof aReservation>[0] & { wait?: Partial<WaitingPartyReply['wait']> };

/** For tests: four at the door since 19:00, promised 19:40, with a table at 19:38. */
export function aWaitingParty({ wait, ...given }: Given = {}): WaitingPartyReply {
  const self = { href: '/api/1/reservations/r1' };
  const party = aReservation({
    status: 'QUEUED',
    nextStatuses: ['SEATED', 'CONFIRMED', 'OPEN', 'CANCELLED', 'CANCELLED_BY_GUEST'],
    tables: [],
    waitingSince: '2026-05-01T17:00:00.000Z',
    promisedAt: '2026-05-01T17:40:00.000Z',
    ...given,
  });
  return {
    ...party,
    _links: { self, status: self, seat: { href: '/api/1/reservations/r1/seat' } },
    wait: {
      position: 1,
      minutes: 23,
      time: '19:38',
      tables: [aTable('12')],
      reason: { kind: 'no-table' },
      ...wait,
    },
  };
}

/** The same once its table is free. */
export function aProposedParty(given: Given = {}): WaitingPartyReply {
  return aWaitingParty({ ...given, wait: { minutes: 0, time: '19:15', reason: null } });
}
