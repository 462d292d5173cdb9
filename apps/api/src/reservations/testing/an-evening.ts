import type { ReservationReply } from '@stammtisch/contracts/reservation/reservation';
import { readWaitingList } from '@stammtisch/contracts/waiting-list/read-waiting-list';
import { addMinutes, dayOf, type Minute } from '@stammtisch/domain/time/minute';
import { formatWireDate, formatWireTime } from '@stammtisch/domain/time/wire-time';
import { command } from '../../platform/database/sql.ts';
import { epochMinuteOf, toMinute } from '../../platform/time-zone/time-zone.ts';
import { book } from './book.ts';
import type { OpenHouse } from './open-house.ts';

type Wish = Record<string, unknown>;

/** For tests: who sits and who waits at this minute, in a house that is open around the clock. */
export function anEvening(house: OpenHouse, timeZone: string) {
  const now = (): Minute => toMinute(epochMinuteOf(new Date()), timeZone);

  /** Comes so many minutes from now. */
  function coming(minutes: number, more: Wish = {}): Promise<ReservationReply> {
    const start = addMinutes(now(), minutes);
    const date = formatWireDate(dayOf(start));
    return book(house, { date, time: formatWireTime(start), ...more });
  }

  const queue = (lastname: string, persons: number, more: Wish = {}) =>
    coming(0, {
      status: 'QUEUED',
      guest: { lastname },
      persons: { from: persons, to: persons },
      ...more,
    });

  const sit = (table: string, minutesLeft: number) =>
    coming(0, { status: 'SEATED', tables: [house.tables[table]], duration: minutesLeft });

  /** Two tables for four and one for two, all taken for so many minutes. */
  const fillHouse = async (minutes: number): Promise<ReservationReply[]> => [
    await sit('1', minutes),
    await sit('2', minutes),
    await sit('3', minutes),
  ];

  const read = (headers: Record<string, string> = {}) =>
    house.app.inject({
      url: '/api/1/waiting-list',
      headers: { ...house.restaurant.headers, ...headers },
    });

  const list = async () => readWaitingList.reply.parse((await read()).json());

  const waits = async () =>
    (await list())._embedded.parties.map(({ guest, wait }) => [guest.lastname, wait.minutes]);

  const seat = (party: ReservationReply, tables: 'auto' | string[]) =>
    house.app.inject({
      method: 'POST',
      url: `/api/1/reservations/${party.id}/seat`,
      headers: { ...house.restaurant.headers, 'if-match': `"${party.version}"` },
      payload: { tables },
    });

  const clear = () =>
    house.database.systemTransaction(async (tx) => {
      await tx.run(command`delete from reservation`);
      await tx.run(command`delete from table_set`);
    });

  return { now, coming, queue, sit, fillHouse, read, list, waits, seat, clear };
}
