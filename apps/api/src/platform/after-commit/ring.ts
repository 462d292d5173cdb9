import { command, type Statement } from '../database/sql.ts';

/** Wakes the workers that listen to this channel, once the transaction commits. */
export function ring(channel: string): Statement {
  return command`select pg_notify(${channel}, '0')`;
}
