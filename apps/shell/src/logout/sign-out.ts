import { logOut } from '@stammtisch/contracts/authentication/log-out';
import { verifySession } from '@stammtisch/contracts/authentication/verify-session';
import { isProblem } from '@stammtisch/hal-client';
import { forgetDrafts } from '@stammtisch/remote-kit';
import { useMasterGate } from '../master-password/master-gate.ts';
import { type Account, useAccounts } from '../token-lifecycle/accounts.ts';
import { forgetCachedData, openClient } from '../token-lifecycle/connection.ts';
import { dropSession, sessionOf } from '../token-lifecycle/sessions.ts';

/** Ends a session on the server if it can be reached; this device has forgotten it either way. */
async function endOnServer(bearer: string | undefined): Promise<void> {
  if (bearer === undefined) return;
  try {
    await openClient.entry(logOut, { bearer, cache: 'never' });
  } catch (error) {
    if (!isProblem(error)) throw error;
    console.warn('the server could not be told of the logout', error.type);
  }
}

async function isStillActive({ uuid }: Account): Promise<boolean> {
  try {
    const bearer = await sessionOf(uuid).token();
    if (bearer === undefined) return false;
    await openClient.entry(verifySession, { bearer, cache: 'never' });
    return true;
  } catch (error) {
    if (isProblem(error)) return false;
    throw error;
  }
}

/**
 * specification §4: logging out checks each remaining session and goes on with the first that still
 * holds; answers it, or `undefined` when nobody is left. What was cached is gone even offline.
 */
export async function signOut(): Promise<Account | undefined> {
  const { active, accounts } = useAccounts.getState();
  forgetCachedData();
  useMasterGate.getState().lock();
  if (active !== undefined) {
    forgetDrafts(active);
    const refresher = sessionOf(active).read()?.refresherToken;
    dropSession(active);
    await endOnServer(refresher);
  }
  for (const account of accounts.filter(({ uuid }) => uuid !== active)) {
    if (await isStillActive(account)) {
      useAccounts.getState().change((known) => ({ ...known, active: account.uuid }));
      return account;
    }
    forgetDrafts(account.uuid);
    dropSession(account.uuid);
  }
  return undefined;
}
