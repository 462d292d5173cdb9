import { verifySession } from '@stammtisch/contracts/authentication/verify-session';
import { isProblem, type HalClient } from '@stammtisch/hal-client';

/** Somebody changed the password: a session that ended by it leads to the login, at once. */
export async function leaveIfEnded(client: HalClient): Promise<void> {
  try {
    await client.entry(verifySession, { cache: 'never' });
  } catch (error) {
    // The client itself goes to the login when the session is lost; without network it will later.
    if (!isProblem(error)) throw error;
  }
}
