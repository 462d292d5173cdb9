import { createBus } from '@stammtisch/event-bus';
import { createHalClient, type Linked } from '@stammtisch/hal-client';
import { createI18n, type Language } from '@stammtisch/i18n';
import { HostContext, type Destination, type Host, type Restaurant } from '@stammtisch/remote-kit';
import { LocaleProvider } from '@stammtisch/ui-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { Suspense, type ReactElement } from 'react';
import type { FakeHalServer } from './fake-hal-server.ts';

export interface RemoteSetting {
  server: FakeHalServer;
  /** The entry document's links; `self` is always there. */
  links?: Linked['_links'];
  restaurant?: Partial<Restaurant>;
  language?: Language;
  /** What the person answers at the master password gate. */
  master?: boolean;
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

/** Renders a remote's component as its host would, over a fake API, and tells where it went. */
export function renderRemote(element: ReactElement, setting: RemoteSetting) {
  const visited: Destination[] = [];
  const notices: string[] = [];
  const tell = (text: string) => void notices.push(text);
  const host: Host = {
    restaurant: { ...aRestaurant, ...setting.restaurant },
    entry: { _links: { self: { href: '/api/1' }, ...setting.links } },
    client: createHalClient({ origin, fetch: setting.server.fetch }),
    notices: { success: tell, error: tell, warning: tell, info: tell },
    navigate: (destination) => void visited.push(destination),
    hrefOf: ({ to }) => `/${to}`,
    prefetch: () => undefined,
    requireMaster: async () => setting.master ?? true,
    guardUnsavedWork: () => () => undefined,
    bus: createBus(),
    counts: { read: () => 0, subscribe: () => () => undefined },
    SlotOutlet: () => null,
  };
  const language = setting.language ?? 'de';
  createI18n({ language });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <QueryClientProvider client={queries}>
      <LocaleProvider language={language}>
        <HostContext value={host}>
          <Suspense>{element}</Suspense>
        </HostContext>
      </LocaleProvider>
    </QueryClientProvider>,
  );
  return { ...view, host, visited, notices };
}
