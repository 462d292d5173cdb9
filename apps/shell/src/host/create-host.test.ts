import type { Entry } from '@stammtisch/contracts/entry/read-entry';
import { createHalClient } from '@stammtisch/hal-client';
import { afterEach, expect, it } from 'vitest';
import { useMasterGate } from '../master-password/master-gate.ts';
import { createHost } from './create-host.ts';

afterEach(() => useMasterGate.getState().settle(undefined));

it.each([true, false])(
  'asks everybody for the master password before a locked reservation is changed (demo account: %s)',
  async (isDemo) => {
    const host = createHost({
      entry: anEntry(isDemo),
      client: createHalClient({ origin: 'http://api.test' }),
      routes: [],
      go: () => undefined,
      prefetch: () => undefined,
      counts: { read: () => 0, subscribe: () => () => undefined },
      SlotOutlet: () => null,
      filledSlots: new Set(),
    });
    const opened = host.requireMaster();
    expect(useMasterGate.getState().waiting).toHaveLength(1);
    useMasterGate.getState().settle(Date.now() + 600_000);
    expect(await opened).toBe(true);
    useMasterGate.getState().lock();
  },
);

function anEntry(isDemo: boolean): Entry {
  return {
    uuid: '00000000-0000-4000-8000-000000000001',
    name: 'Zum goldenen Löwen',
    identifier: 'zum-goldenen-loewen',
    timeZone: 'Europe/Berlin',
    language: 'de',
    country: 'DE',
    currency: 'EUR',
    isDemo,
    features: ['phoneSystem'],
    _links: { self: { href: '/api/1' } },
  };
}
