import type { hearCall } from '@stammtisch/contracts/phone/hear-call';
import type { BodyOf } from '@stammtisch/contracts/call';
import type { Api } from '../../platform/http/api.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { loadHouse } from '../../settings/house.ts';
import { readCaller } from '../read-caller.ts';
import { tellCall } from '../tell-call.ts';
import { admitPhone } from './admit-phone.ts';

export interface Heard {
  told: BodyOf<typeof hearCall>;
  token: string | undefined;
  ip: string;
}

/** Passes on what a phone system tells; answers only why not. */
export async function hear(api: Api, { told, token, ip }: Heard): Promise<Refusal | undefined> {
  const restaurant = await admitPhone(api, { token, ip });
  if (restaurant instanceof Refusal) return restaurant;
  const { event, callId, direction, from = told.callerNumber ?? '' } = told;
  // Whom the house itself calls it knows.
  if (direction === 'out') return undefined;
  await api.database.transaction(restaurant, async (tx) => {
    const { country } = await tx.one(loadHouse(restaurant));
    await tellCall(tx, restaurant, { event, callId, caller: readCaller(from, country) });
  });
  return undefined;
}
