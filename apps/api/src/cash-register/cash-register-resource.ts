import {
  connectCashRegister,
  disconnectCashRegister,
  readCashRegister,
  requestGrant,
  type CashRegisterReply,
} from '@stammtisch/contracts/cash-register/cash-register';
import { listRegisterTables } from '@stammtisch/contracts/cash-register/register-table';
import type { Transaction } from '../platform/database/transaction.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import { loadHouse } from '../settings/house.ts';
import { findCashRegister, type CashRegisterRow } from './cash-register-row.ts';

export const cashRegisterHref = readCashRegister.path;

/** Milliseconds; five reads that did not come, and never less than three minutes. */
const freshFor = (secondsBetween: number) => Math.max(5 * secondsBetween, 180) * 1_000;

export interface Installation {
  hasProvider: boolean;
  /** Between two reads. */
  seconds: number;
}

export async function loadCashRegister(
  tx: Transaction,
  restaurant: RestaurantId,
  installation: Installation,
): Promise<CashRegisterReply> {
  const row = await tx.one(findCashRegister(restaurant));
  const { settings } = await tx.one(loadHouse(restaurant));
  const { askCoronaTest } = settings.reservationSettings;
  return toCashRegister(row, { ...installation, seatsNobody: askCoronaTest, now: Date.now() });
}

function toCashRegister(
  row: CashRegisterRow,
  { hasProvider, seconds, seatsNobody, now }: Installation & { seatsNobody: boolean; now: number },
): CashRegisterReply {
  const isConnected = row.state === 'CONNECTED' || row.state === 'REVOKED';
  const isFresh = row.readAt !== null && now - row.readAt.getTime() <= freshFor(seconds);
  return {
    state: hasProvider ? row.state : 'OFF',
    active: row.active,
    account: row.account,
    connectedAt: row.connectedAt?.toISOString() ?? null,
    connectedBy: row.connectedBy,
    feed: row.readAt === null ? 'NONE' : isFresh ? 'FRESH' : 'STALE',
    readAt: row.readAt?.toISOString() ?? null,
    fault: row.fault,
    faultAt: row.faultAt?.toISOString() ?? null,
    tableCount: row.tableCount,
    unmatchedCount: row.unmatchedCount,
    seatsNobody,
    _links: {
      self: { href: cashRegisterHref },
      ...(hasProvider && row.active && { grant: { href: requestGrant.path } }),
      ...(hasProvider && { connect: { href: connectCashRegister.path } }),
      ...(isConnected && {
        disconnect: { href: disconnectCashRegister.path },
        tables: { href: `${listRegisterTables.path}{?page}`, templated: true },
      }),
    },
  };
}
