import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type APIRequestContext } from 'playwright/test';
import * as z from 'zod';
import { addresses } from './addresses.ts';
import { ownHouse } from './houses.ts';

const shelf = z.array(
  z.object({
    object: z.string(),
    id: z.string(),
    mode: z.string().optional(),
    status: z.string().optional(),
  }),
);

/** What an earlier try has bought, or was about to buy, is over at the provider: it can be bought again. */
export async function endPurchases(request: APIRequestContext): Promise<void> {
  const file = path.join(ownHouse.dataFolder, 'payment-provider.json');
  if (!existsSync(file)) return;
  for (const { object, id, mode, status } of shelf.parse(JSON.parse(readFileSync(file, 'utf8')))) {
    const isOpen = object === 'checkout.session' && mode === 'subscription' && status === 'open';
    const answers = [
      ...(object === 'subscription' && status === 'active'
        ? [await request.delete(`${addresses.payment}/v1/subscriptions/${id}`)]
        : []),
      ...(isOpen
        ? [await request.post(`${addresses.payment}/v1/checkout/sessions/${id}/expire`)]
        : []),
    ];
    for (const answer of answers) expect(answer.status()).toBe(200);
  }
}
