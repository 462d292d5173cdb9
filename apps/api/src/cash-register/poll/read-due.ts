import type { RegisterFault } from '@stammtisch/contracts/cash-register/cash-register';
import type { Config } from '../../platform/config/read-config.ts';
import type { Database } from '../../platform/database/database.ts';
import { command } from '../../platform/database/sql.ts';
import { hasFeature } from '../../platform/http/features.ts';
import { applyRead } from '../apply-read/apply-read.ts';
import { readRegister } from '../ask-provider/read-register.ts';
import { readTables } from '../ask-provider/read-tables.ts';
import type { CashRegisterProvider } from '../cash-register-provider.ts';
import { keepTables } from '../keep-tables.ts';
import { openToken } from '../seal-token.ts';
import { tellCashRegister } from '../tell-cash-register.ts';
import type { DueRegister } from './claim-due.sql.ts';
import { pauseAfter } from './next-read.ts';

export interface PollParts {
  database: Database;
  config: Config;
  provider: CashRegisterProvider;
}

/** Milliseconds before the last read from which on bills are asked for again: they may come late. */
const overlap = 15 * 60_000;
/** Milliseconds: what is older concerns nobody who could still be seated. */
const memory = 24 * 3_600_000;

/** Reads one register, does what follows, and says when its turn comes again. */
export async function readDue(parts: PollParts, due: DueRegister): Promise<void> {
  const { database, config } = parts;
  const { restaurant } = due;
  const isOffered = hasFeature(config, 'cashsync', due.connectedBy);
  const fault = isOffered ? await readOnce(parts, due) : undefined;
  const failures = fault ? due.failures + 1 : 0;
  const pause = pauseAfter(failures, config.CASH_REGISTER_SECONDS, Math.random());
  await database.transaction(restaurant, async (tx) => {
    await tx.run(command`
      update cash_register
         set next_read_at = now() + make_interval(secs => ${pause}), failures = ${failures}
       where restaurant_id = ${restaurant}`);
    if (fault) {
      const isRevoked = fault === 'revoked';
      await tx.run(command`
        update cash_register set fault = ${fault}, fault_at = clock_timestamp(),
               state = case when ${isRevoked} then 'REVOKED' else state end,
               sealed_token = case when ${isRevoked} then null else sealed_token end
         where restaurant_id = ${restaurant}`);
    }
    // Screens hear of the first read, of the first fault and of its end; not of every read.
    const isFirst = due.readAt === null && !fault;
    if (isFirst || (failures === 0) !== (due.failures === 0)) {
      await tx.run(tellCashRegister(restaurant));
    }
  });
}

async function readOnce(
  { database, config, provider }: PollParts,
  due: DueRegister,
): Promise<RegisterFault | undefined> {
  const { restaurant, sealed } = due;
  const token = sealed && openToken(config.TOKEN_SECRET, restaurant, sealed);
  if (!token) return 'revoked';
  if (due.wantsTables) {
    const tables = await readTables(provider, token);
    if (tables.kind === 'fault') return tables.fault;
    await database.transaction(restaurant, (tx) => keepTables(tx, restaurant, tables.value));
  }
  const now = Date.now();
  const since = Math.max((due.readAt?.getTime() ?? 0) - overlap, now - memory);
  const read = await readRegister(provider, { token, since, zone: due.timeZone });
  if ('fault' in read) return read.fault;
  await applyRead(database, restaurant, read);
  return undefined;
}
