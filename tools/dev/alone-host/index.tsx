import '@stammtisch/ui-kit/styles.css';
import { readEntry } from '@stammtisch/contracts/entry/read-entry';
import { createHalClient, createMemoryStore, createSession } from '@stammtisch/hal-client';
import { addMessages, createI18n, detectLanguage } from '@stammtisch/i18n';
import { remote } from 'alone-remote';
import { createRoot } from 'react-dom/client';
import { readSession } from '../read-session.ts';
import { AloneHost } from './alone-host.tsx';

createI18n({ language: detectLanguage(navigator.languages) });
addMessages(remote.name, remote.messages);

const place = document.querySelector('#root');
if (place === null) throw new Error('index.html has no #root');

const session = createSession({
  origin: location.origin,
  store: createMemoryStore(),
  name: 'alone',
});
const tokens = await readSession(false);
if (tokens === undefined) {
  place.textContent =
    'This house wants somebody to sign in: run it in the emulator, or with --fake.';
} else {
  session.open({ token: tokens.token, refresherToken: tokens.refresherToken });
  const client = createHalClient({ origin: location.origin, session });
  const { resource: entry } = await client.entry(readEntry);
  createRoot(place).render(<AloneHost remote={remote} client={client} entry={entry} />);
}
