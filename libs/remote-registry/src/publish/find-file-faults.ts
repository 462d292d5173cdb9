import type { Finding } from '@stammtisch/contracts/registry/finding';
import type { RemoteManifest } from '@stammtisch/contracts/remote/remote-manifest';
import { findContentFaults } from '../gate/file-rules.ts';
import { findMessageFaults } from '../gate/message-files.ts';
import { finding } from '../gate/report.ts';
import type { RegistryStore } from '../registry-store.ts';

/** What is wrong with the files of a version that is about to be published. */
export async function findFileFaults(
  store: RegistryStore,
  manifest: RemoteManifest,
): Promise<Finding[]> {
  const contents = await Promise.all(
    manifest.files.map(async (file) => ({ file, content: await store.readFile(file.sha384) })),
  );
  const faults = contents.map(({ file, content }) =>
    content === undefined
      ? [
          finding(
            'file-missing',
            file.path,
            [manifest],
            'The registry has no file with this hash. Upload the files before the version.',
            file.path,
          ),
        ]
      : findContentFaults(manifest, file, content),
  );
  const read = new Map(contents.map(({ file, content }) => [file.path, content]));
  return [...(await Promise.all(faults)).flat(), ...findMessageFaults(manifest, read)];
}
