import { putAwayPhoneCall } from '@stammtisch/contracts/phone/phone-call';
import { findLink, isProblem, type HalClient, type Linked } from '@stammtisch/hal-client';

/** Has the call stand on no screen that opens later. Nobody waits for it, so a refusal is no news. */
export async function tellPutAway(client: HalClient, call: Linked): Promise<void> {
  if (findLink(call, 'put-away') === undefined) return;
  try {
    await client.call(call, putAwayPhoneCall, { cache: 'never' });
  } catch (error) {
    if (!isProblem(error)) throw error;
  }
}
