import { parseDay, type Day } from '@stammtisch/domain/time/minute';
import { useAddress } from '../address/use-address.ts';

/** What stands beside the day. */
export type Sheet =
  | { kind: 'details'; reservation: string }
  | { kind: 'edit'; reservation: string }
  | NewSheet;

/** `table` is an id, or several with commas between them; `guest` and `call` are ids of whom it is for. */
export interface NewSheet {
  kind: 'new';
  time?: string;
  table?: string;
  persons?: number;
  guest?: string;
  call?: string;
}

/** The day and the open sheet as the address says them, so that both can be sent to a colleague. */
export function useDayAddress(today: Day, initial?: Sheet) {
  const { search, write } = useAddress();
  const given = parseDay(search.get('date') ?? '');
  const sheet = readSheet(search) ?? (search.has('sheet') ? undefined : initial);
  const opensOne = sheet === undefined;

  // On the form's own route an address without a sheet would open the form again.
  const shut = { sheet: initial && 'none' };

  return {
    /** The address names it; else it is today, or the day of the reservation that it names. */
    day: given,
    sheet,
    /** Another page leads to the table of the reservations. */
    asksForExport: search.get('sheet') === 'export',
    /** Another day, and what is open on it. */
    goTo: (next: Day, reservation?: string) => {
      const date = next === today ? undefined : next;
      const opened = reservation ? entriesOf({ kind: 'details', reservation }) : shut;
      write({ ...closed, ...opened, date }, opensOne && reservation !== undefined);
    },
    open: (next: Sheet) => write({ ...closed, ...entriesOf(next) }, opensOne),
    close: () => write({ ...closed, ...shut }),
  };
}

const closed = {
  sheet: undefined,
  reservation: undefined,
  time: undefined,
  table: undefined,
  persons: undefined,
  guest: undefined,
  call: undefined,
};

function entriesOf(sheet: Sheet): Record<string, string | undefined> {
  if (sheet.kind !== 'new') return { sheet: sheet.kind, reservation: sheet.reservation };
  const { time, table, persons, guest, call } = sheet;
  return { sheet: 'new', time, table, persons: persons?.toString(), guest, call };
}

function readSheet(search: URLSearchParams): Sheet | undefined {
  const kind = search.get('sheet');
  const reservation = search.get('reservation');
  if ((kind === 'details' || kind === 'edit') && reservation !== null) return { kind, reservation };
  if (kind !== 'new') return undefined;
  const time = search.get('time');
  const table = search.get('table');
  const persons = Number(search.get('persons'));
  const guest = search.get('guest');
  const call = search.get('call');
  return {
    kind,
    ...(time !== null && { time }),
    ...(table !== null && { table }),
    ...(Number.isInteger(persons) && persons > 0 && { persons }),
    ...(guest !== null && { guest }),
    ...(call !== null && { call }),
  };
}
