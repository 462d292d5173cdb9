import type { ReplyOf } from '@stammtisch/contracts/call';
import { listReservations } from '@stammtisch/contracts/reservation/list-reservations';
import type { Day } from '@stammtisch/domain/time/minute';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import { expand, type HalClient, type Link, type Reply } from '@stammtisch/hal-client';

type Page = Reply<ReplyOf<typeof listReservations>>;

/**
 * Specification §7: a device keeps no answer of more than 100,000 characters. A reservation takes
 * about 1,500, with long notes up to 4,000.
 */
const keptPage = 25;

/** A day that is written to while its pages are read is read again, so often at most. */
const mostReadings = 3;

export interface DayToRead {
  day: Day;
  /** In pages that the device may keep for a lost network. */
  isKept: boolean;
  signal: AbortSignal;
}

/** The whole book of a service day, however many pages it has. */
export async function readDayBook(client: HalClient, link: Link, wish: DayToRead): Promise<Page> {
  for (let reading = 1; ; reading += 1) {
    const pages = await readPages(client, link, wish);
    const isOneBook = new Set(pages.map(({ etag }) => etag)).size === 1;
    if (isOneBook || reading === mostReadings || pages.some(({ stale }) => stale)) {
      return together(pages);
    }
  }
}

async function readPages(client: HalClient, link: Link, wish: DayToRead) {
  const date = formatWireDate(wish.day);
  const read = (page: number): Promise<Page> => {
    const size = wish.isKept && { pageSize: String(keptPage) };
    const variables = { date, ...size, ...(page > 1 && { page: String(page) }) };
    const { signal } = wish;
    return client.get(expand(link, variables), { schema: listReservations.reply, signal });
  };
  const first = await read(1);
  const { total, pageSize } = first.resource;
  const others = Array.from({ length: Math.max(0, Math.ceil(total / pageSize) - 1) });
  const rest = await Promise.all(others.map((_, index) => read(index + 2)));
  return [first, ...rest] as const;
}

/** As fresh as its oldest page. */
function together(pages: readonly [Page, ...Page[]]): Page {
  const [first] = pages;
  const stamps = pages.flatMap(({ storedAt }) => storedAt ?? []);
  const reservations = pages.flatMap(({ resource }) => resource._embedded.reservations);
  return {
    ...first,
    resource: { ...first.resource, _embedded: { reservations } },
    stale: pages.some(({ stale }) => stale),
    storedAt: stamps.length === 0 ? undefined : Math.min(...stamps),
  };
}
