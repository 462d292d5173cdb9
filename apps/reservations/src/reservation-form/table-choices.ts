import type { RoomReply } from '@stammtisch/contracts/room/room';
import type { Minute } from '@stammtisch/domain/time/minute';
import { guestNameOf, type Reservation } from '../book/reservation.ts';
import { holderOf } from '../timeline/conflicts.ts';

export interface TableChoice {
  id: string;
  name: string;
  seats: number;
  room: string;
  state: 'free' | 'small' | 'taken';
  /** Who holds it then. */
  takenBy: string | undefined;
}

/** Every table with whether the party fits and whether it is free for the stay. */
export function tableChoices(
  rooms: readonly RoomReply[],
  book: readonly Reservation[],
  party: { persons: number; start: Minute | undefined; duration: number; except: string },
): TableChoice[] {
  const tables = rooms
    .filter((room) => room.active)
    .flatMap((room) => room.tables.map((table) => ({ ...table, room: room.name })))
    .filter((table) => table.seats > 0);
  return tables.map(({ id, name, seats, room }) => {
    const { start } = party;
    const holder = start && holderOf(book, { ...party, start, tables: [id] });
    const takenBy = holder && guestNameOf(holder);
    const isSmall = seats < party.persons;
    return {
      id,
      name,
      seats,
      room,
      takenBy,
      state: takenBy ? 'taken' : isSmall ? 'small' : 'free',
    };
  });
}
