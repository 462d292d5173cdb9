import type { RestaurantId } from '../database/scope.ts';
import { command } from '../database/sql.ts';
import type { Statement } from '../database/sql.ts';

export const whisperChannel = 'stammtisch_whisper';

export interface Whisper {
  /** The `event:` field of the stream. */
  event: string;
  /** PostgreSQL takes 8,000 bytes in all. */
  data: object;
}

/**
 * Tells the open screens of a restaurant something that holds for seconds. It is not kept: whoever
 * was away has missed nothing that still counts.
 */
export function whisper(restaurant: RestaurantId, { event, data }: Whisper): Statement {
  const payload = JSON.stringify({ restaurant_id: restaurant, event, data });
  return command`select pg_notify(${whisperChannel}, ${payload})`;
}
