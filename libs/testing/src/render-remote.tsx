import type { RemoteDefinition } from '@stammtisch/contracts/remote/define-remote';
import type { SlotContract } from '@stammtisch/contracts/remote/slot';
import { createBus, type Bus } from '@stammtisch/event-bus';
import { createHalClient, type Linked } from '@stammtisch/hal-client';
import { createI18n, type Language } from '@stammtisch/i18n';
import { HostContext, type Destination, type Host, type Restaurant } from '@stammtisch/remote-kit';
import { MemoryRouter } from '@stammtisch/remote-kit/memory-router';
import { remoteBus } from '@stammtisch/remote-kit/remote-bus';
import { LocaleProvider } from '@stammtisch/ui-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { createElement, Suspense, type ComponentType, type ReactElement } from 'react';
import { afterAll } from 'vitest';
import type * as z from 'zod';
import type { FakeHalServer } from './fake-hal-server.ts';
import { filledSlotsOf, outletOf, type FakeFilling } from './fake-filling.tsx';

// What is loaded when it is asked for takes more than a second on machines that have other work too.
configure({ asyncUtilTimeout: 4_000 });

export interface RemoteSetting {
  server: FakeHalServer;
  /** The entry document's links; `self` is always there. */
  links?: Linked['_links'];
  /** The whole entry document, in place of `links`. */
  entry?: Linked;
  restaurant?: Partial<Restaurant>;
  language?: Language;
  /** What the person answers at the master password gate. */
  master?: boolean;
  /** What stands in the places of the page, in place of other remotes. */
  fillings?: readonly FakeFilling[];
  /** The remote's own definition: a topic that it does not declare throws. */
  remote?: Pick<RemoteDefinition, 'name' | 'topics'>;
  /** The page's bus, to publish what others would, and to hear what the remote does. */
  bus?: Bus;
}

const origin = 'http://api.test';

const aRestaurant: Restaurant = {
  uuid: '00000000-0000-4000-8000-000000000001',
  name: 'Zum goldenen Löwen',
  identifier: 'zum-goldenen-loewen',
  timeZone: 'Europe/Berlin',
  currency: 'EUR',
  isDemo: false,
  features: [],
};

function busOf({ bus = createBus(), remote }: RemoteSetting) {
  return remoteBus(bus, {
    source: remote?.name ?? 'remote',
    topics: {
      publishes: remote?.topics?.publishes ?? [],
      consumes: remote?.topics?.consumes ?? [],
    },
    onUndeclared(refusal) {
      throw refusal;
    },
  });
}

// React Aria speaks for the first time after a moment, in which a file's last test and with it the
// document may have ended; it speaks only while its region stands in the page.
afterAll(() => document.querySelector('[data-live-announcer]')?.remove());

/** Renders a remote's component as its host would, over a fake API, and tells where it went. */
export function renderRemote(element: ReactElement, setting: RemoteSetting) {
  const visited: Destination[] = [];
  const notices: string[] = [];
  const tell = (text: string) => void notices.push(text);
  const fillings = setting.fillings ?? [];
  const host: Host = {
    restaurant: { ...aRestaurant, ...setting.restaurant },
    entry: setting.entry ?? { _links: { self: { href: '/api/1' }, ...setting.links } },
    client: createHalClient({ origin, fetch: setting.server.fetch }),
    notices: { success: tell, error: tell, warning: tell, info: tell },
    navigate: (destination) => void visited.push(destination),
    hrefOf: ({ to }) => `/${to}`,
    prefetch: () => undefined,
    requireMaster: async () => setting.master ?? true,
    guardUnsavedWork: () => () => undefined,
    bus: busOf(setting),
    counts: { read: () => 0, subscribe: () => () => undefined },
    SlotOutlet: outletOf(fillings),
    filledSlots: filledSlotsOf(fillings),
  };
  const language = setting.language ?? 'de';
  createI18n({ language });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <QueryClientProvider client={queries}>
      <LocaleProvider language={language}>
        <HostContext value={host}>
          <MemoryRouter>
            <Suspense>{element}</Suspense>
          </MemoryRouter>
        </HostContext>
      </LocaleProvider>
    </QueryClientProvider>,
  );
  return { ...view, host, visited, notices, queries };
}

export interface FillingSetting<Data extends z.ZodType> extends RemoteSetting {
  data: z.input<Data>;
}

/** Renders what fills a place, with the data that the place's contract promises. */
export function renderFilling<Data extends z.ZodType<object>>(
  Filling: ComponentType<z.output<Data>>,
  contract: SlotContract<Data>,
  { data, ...setting }: FillingSetting<Data>,
) {
  return renderRemote(createElement(Filling, contract.data.parse(data)), setting);
}
