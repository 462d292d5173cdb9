import { streamResync } from '@stammtisch/contracts/stream/follow-changes';
import type { ServerResponse } from 'node:http';
import type { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import type { ChangeFeed } from '../../platform/after-commit/change-feed.ts';
import { changeRow, frame } from '../../platform/after-commit/change-row.ts';

const heartbeat = 15_000;
/** A stream lives no longer than the token that opened it; the client comes back with a new one. */
const longestLife = 15 * 60_000;
/** Bytes that a client may be behind before it is let go; it resumes by its last id. */
const mostUnread = 1_048_576;
const pageSize = 1_000;

/** Writes what was missed since the last id, then everything as it happens. */
export async function followOn(
  response: ServerResponse,
  house: { database: Database; changes: ChangeFeed },
  restaurant: RestaurantId,
  lastId: number | undefined,
): Promise<void> {
  const write = (text: string) => {
    if (response.writableLength > mostUnread) response.destroy();
    else if (!response.writableEnded) response.write(text);
  };
  // Listening starts before the table is read: nothing falls in between, some things come twice.
  const leave = house.changes.listen(restaurant, {
    hear: write,
    lose: () => response.end(),
  });
  const beat = setInterval(() => write(':\n\n'), heartbeat);
  const end = setTimeout(() => response.end(), longestLife);
  response.once('close', () => {
    leave();
    clearInterval(beat);
    clearTimeout(end);
  });
  write('retry: 2000\n\n');
  if (lastId === undefined) return;
  const missed = await house.database.transaction(restaurant, (tx) =>
    tx.many(readMissed(restaurant, lastId)),
  );
  if (missed.length === pageSize) write(resync);
  for (const change of missed.toReversed()) write(frame(change));
}

/** Too much was missed to tell it one by one: the client reads everything again. */
const resync = `data: ${JSON.stringify({ type: streamResync, href: '/api/1', version: null, at: new Date(0).toISOString() })}\n\n`;

/**
 * Ids are given in the order of insertion, not of commit: a smaller id may become visible later.
 * So everything from 10 s before the last one is told again (no transaction lives longer).
 */
function readMissed(restaurant: RestaurantId, lastId: number) {
  return sql(changeRow)`
    select restaurant_id, id, at, type, href, version from change
    where restaurant_id = ${restaurant} and id <> ${lastId} and (
      id > ${lastId} or at > (
        select at from change where restaurant_id = ${restaurant} and id = ${lastId}
      ) - interval '10 seconds')
    order by id desc limit ${pageSize}`;
}
