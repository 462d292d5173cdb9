import {
  createCache,
  createHalClient,
  createWebStore,
  type HalClient,
} from '@stammtisch/hal-client';
import { useOffline } from '../offline-banner/offline-state.ts';
import { sessionOf } from './sessions.ts';

// reliability: a shared tablet must not keep what is not needed for the service.
const neverPersisted = /\/(authenticate|guests|roster|payment|linked-restaurants)|export/;

let scope = '';

const cache = createCache({
  store: createWebStore(localStorage, 'stammtisch.cache.'),
  scope: () => scope,
  mayPersist: (href) => !neverPersisted.test(href),
});

/** For logins: knows no session. */
export const openClient = createHalClient({ origin: location.origin });

/** The client of one restaurant; what it caches belongs to that restaurant alone. */
export function connect(uuid: string): HalClient {
  scope = uuid;
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
