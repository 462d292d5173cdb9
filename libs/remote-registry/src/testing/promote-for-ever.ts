import { setTimeout } from 'node:timers/promises';
import { FolderStore } from '../folder/folder-store.ts';
import { moveChannel } from '../move/move-channel.ts';

/**
 * Promotes the remote's two versions in turn until it is killed, and writes a line for each move:
 * `node … <folder> <remote> <milliseconds between moves>`.
 */
const [folder = '', remote = '', pause = '0'] = process.argv.slice(2);
const store = new FolderStore(folder);
const versions = (await store.listVersions(remote)).map(({ address }) => address);
for (let turn = 0; ; turn += 1) {
  const { kind } = await moveChannel(store, {
    channel: 'live',
    move: { verb: 'promote', remote, version: versions[turn % versions.length] ?? '' },
    by: remote,
    rehearse: false,
    note: '',
    now: new Date(),
  });
  if (kind === 'moved') process.stdout.write('moved\n');
  await setTimeout(Number(pause));
}
