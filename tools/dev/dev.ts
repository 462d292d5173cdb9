import { fakeHouse } from './fake-house.ts';
import { findRemote } from './find-remote.ts';
import { readOptions } from './read-options.ts';
import { realHouse } from './real-house.ts';
import { Refused } from './refused.ts';
import { serveAlone } from './serve-alone.ts';
import { serveEmulator } from './serve-emulator.ts';
import { serveRemoteCode } from './serve-remote-code.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const stops: (() => Promise<void>)[] = [];
stopOnSignal(stops);
// React and the bundler read it where no configuration reaches.
process.env['NODE_ENV'] = 'development';

try {
  const { remote, port, api, isFake, isAlone } = readOptions(process.argv.slice(2));
  const folder = findRemote(remote);
  const house = isFake ? fakeHouse(folder) : await realHouse(api);
  const origin = `http://localhost:${String(port)}`;
  let first: string | undefined;
  if (isAlone) {
    stops.push(await serveAlone({ folder, port, house }));
  } else {
    const code = await serveRemoteCode({
      folder,
      port: port + 1,
      pageOrigin: origin,
      say: console.error,
    });
    stops.push(code.stop);
    const mine = () => ({ base: code.base, manifest: code.definition().manifest });
    stops.push(await serveEmulator({ port, house, mine }));
    first = mine().manifest.routes[0]?.path.replace(/\/:.*$/, '');
  }
  console.log(`
  ${remote} against ${house.name}

  ${isAlone ? 'Alone   ' : 'Emulator'}   ${origin}${first ?? '/'}

  Save a file and look. Ctrl-C stops everything.
`);
} catch (problem) {
  console.error(problem instanceof Refused ? problem.message : problem);
  process.exit(1);
}
