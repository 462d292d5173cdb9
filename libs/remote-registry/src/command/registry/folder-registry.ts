import { userInfo } from 'node:os';
import type { FolderStore } from '../../folder/folder-store.ts';
import { readIfThere } from '../../folder/write-whole.ts';
import { moveChannel } from '../../move/move-channel.ts';
import { publishVersion } from '../../publish/publish-version.ts';
import { storeFiles } from '../../publish/store-files.ts';
import type { Channel, Registry } from './registry.ts';

const remembered = 50;

/** A registry in a folder; the history names whoever is signed in to this machine. */
export function folderRegistry(store: FolderStore): Registry {
  const by = () => userInfo().username;
  return {
    place: store.places.root,
    readHost: () => store.readHost(),
    async readChannel(channel): Promise<Channel | undefined> {
      const pointer = await store.readPointer(channel);
      if (pointer === undefined) return undefined;
      const release = await store.readRelease(pointer);
      return { pointer, release, history: await store.readHistory(channel, remembered) };
    },
    listVersions: (remote) => store.listVersions(remote),
    readVersion: (remote, address) => store.readVersion(remote, address),
    readServed: (path) => readIfThere(store.places.served(path)),
    async publish(remote, tell) {
      tell('storing files');
      await storeFiles(store, remote);
      const { manifest, manifestText } = remote;
      return publishVersion(store, { manifest, manifestText, by: by(), now: new Date() });
    },
    move: (request) => moveChannel(store, { ...request, by: by(), now: new Date() }),
  };
}
