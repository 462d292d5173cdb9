import { createServer } from 'node:http';
import { logIn } from '@stammtisch/contracts/authentication/log-in';
import { describeRemote } from '@stammtisch/contracts/remote/describe-remote';
import { contentName, integrityOf } from '@stammtisch/remote-registry/content-hash';
import { aFakeHouse } from '@stammtisch/testing/a-fake-house';
import { answer, answerJson, pathOf } from './answer.ts';
import { emptyRelease, releaseWith } from './release-with.ts';

const messages = { 'menus.title': 'Speisekarten' };

/** A remote that runs there; its code is never asked for. */
const menus = describeRemote(
  {
    name: 'menus',
    team: 'kitchen',
    hostContract: '^1.0.0',
    exposes: { './menus': './menus.tsx' },
    routes: [{ id: 'menus.list', path: '/menus', expose: './menus', titleKey: 'menus.title' }],
    nav: [
      { section: 'guests', order: 5, route: 'menus.list', labelKey: 'menus.title', icon: 'tags' },
    ],
    messages: { de: messages, en: messages, fr: messages },
  },
  {
    version: '1.0.0',
    commit: 'test',
    shared: {},
    container: { global: 'menus', entry: 'container.js' },
    exposes: {},
    messages: { de: 'de.json', en: 'en.json', fr: 'fr.json' },
    files: [],
  },
);

/** For tests: what answers like `npm start`, with one remote and the made-up house behind it. */
export async function aRunningHouse(port: number): Promise<() => void> {
  const release = JSON.stringify(
    releaseWith(emptyRelease, { base: '/remotes/menus/', manifest: menus }),
  );
  const href = `/registry/releases/${contentName(release)}.json`;
  const pointer = {
    schema: 1,
    channel: 'live',
    revision: 1,
    release: { href, sha384: integrityOf(release) },
    externalOrigins: [],
    overrideOrigins: [],
  };
  const { routes, session } = aFakeHouse();
  const server = createServer((request, reply) => {
    const wanted = pathOf(request);
    if (wanted === '/registry/live.json') return answerJson(reply, pointer);
    if (wanted === href) return answer(reply, 'application/json', release);
    if (wanted === logIn.path) return answerJson(reply, session);
    const known = routes[`${request.method ?? 'GET'} ${wanted}`];
    if (known === undefined || typeof known === 'function') return answerJson(reply, {}, 404);
    answer(reply, 'application/hal+json', JSON.stringify(known.body));
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
