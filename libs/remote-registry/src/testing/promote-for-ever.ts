import { FolderStore } from '../folder/folder-store.ts';
import { moveChannel } from '../move/move-channel.ts';

/** Promotes the remote's two versions in turn until it is killed: `node … <folder> <remote>`. */
const [folder = '', remote = ''] = process.argv.slice(2);
const store = new FolderStore(folder);
const versions = (await store.listVersions(remote)).map(({ address }) => address);
process.stdout.write('ready\n');
for (let turn = 0; ; turn += 1) {
  await moveChannel(store, {
    channel: 'live',
    move: { verb: 'promote', remote, version: versions[turn % versions.length] ?? '' },
    by: remote,
    rehearse: false,
    note: '',
    now: new Date(),
  });
}
