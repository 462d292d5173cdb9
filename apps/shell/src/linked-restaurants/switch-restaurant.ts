import { isProblem } from '@stammtisch/hal-client';
import { useMasterGate } from '../master-password/master-gate.ts';
import { useAccounts } from '../token-lifecycle/accounts.ts';
import { sessionOf } from '../token-lifecycle/sessions.ts';

export type SwitchOutcome = 'switched' | 'password-needed';

/**
 * Puts another restaurant on the screen. Its password is needed once its refresher token has ended
 * (specification §4).
 */
export async function switchRestaurant(uuid: string): Promise<SwitchOutcome> {
  try {
    const token = await sessionOf(uuid).token();
    if (token === undefined) return 'password-needed';
  } catch (error) {
    if (isProblem(error, 'please-login')) return 'password-needed';
    throw error;
  }
  useMasterGate.getState().lock();
  useAccounts.getState().change((known) => ({ ...known, active: uuid }));
  return 'switched';
}
