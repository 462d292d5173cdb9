import type { ReleasedRemote } from '@stammtisch/contracts/remote/release';
import { addTexts, type Language } from '@stammtisch/i18n';
import * as z from 'zod';
import { attempt } from './attempts.ts';
import { fetchFile } from './fetch-file.ts';
import { addressOf } from './integrity.ts';
import { faultOf } from './remote-fault.ts';
import { isWanted } from './versions.ts';

const texts = z.record(z.string(), z.string());

async function fetchTexts(address: string, integrity: string): Promise<z.infer<typeof texts>> {
  const response = await fetchFile(address, { integrity });
  return texts.parse(await response.json());
}

/**
 * Fetches a remote's texts in one language and adds them under the remote's name.
 * @throws RemoteFault
 */
export async function loadMessages(remote: ReleasedRemote, language: Language): Promise<void> {
  const { base, manifest } = remote;
  const path = manifest.messages[language];
  const integrity = manifest.files.find((file) => file.path === path)?.sha384 ?? '';
  try {
    const found = await attempt(() => fetchTexts(addressOf(base, path), integrity));
    // Retired meanwhile, they would replace those of its successor.
    if (isWanted(remote)) addTexts(manifest.name, language, found);
  } catch (cause) {
    throw await faultOf(remote, 'messages', cause, path);
  }
}
