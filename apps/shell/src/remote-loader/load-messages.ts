import type { ReleasedRemote } from '@stammtisch/contracts/remote/release';
import i18next from 'i18next';
import * as z from 'zod';
import type { Language } from '@stammtisch/i18n';

const messages = z.record(z.string(), z.string());

/** Fetches a remote's texts in one language and adds them under the remote's name. */
export async function loadMessages({ base, manifest }: ReleasedRemote, language: Language) {
  const path = manifest.messages[language];
  const integrity = manifest.files.find((file) => file.path === path)?.sha384 ?? '';
  const response = await fetch(base + path, { integrity, credentials: 'omit' });
  if (!response.ok) throw new Error(`${path} answered ${String(response.status)}`);
  const texts = messages.parse(await response.json());
  i18next.addResourceBundle(language, manifest.name, texts, true, true);
}
