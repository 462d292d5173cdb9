import {
  createCache,
  createHalClient,
  createWebStore,
  type HalClient,
} from '@stammtisch/hal-client';
import { useOffline } from '../offline-banner/offline-state.ts';
import { mayRest } from './may-rest.ts';
import { sessionOf } from './sessions.ts';

let scope = '';

const cache = createCache({
  store: createWebStore(localStorage, 'stammtisch.cache.'),
  scope: () => scope,
  mayPersist: (href) => mayRest(href, Date.now()),
});

/** A tablet runs for weeks; what yesterday might rest need not today. */
setInterval(() => cache.tidy(), 3_600_000);

/** For logins: knows no session. */
export const openClient = createHalClient({ origin: location.origin });

/** The client of one restaurant; what it caches belongs to that restaurant alone. */
export function connect(uuid: string): HalClient {
  scope = uuid;
  cache.tidy();
  const session = sessionOf(uuid);
  session.start();
  const { tell } = useOffline.getState();
  return createHalClient({
    origin: location.origin,
    session,
    cache,
    onOffline: (notice) => tell(notice),
    onOnline: () => tell(undefined),
  });
}

/** decisions §5: the cache is emptied at logout, without network too. */
export function forgetCachedData(): void {
  cache.clear();
}
