import { locales } from '@stammtisch/contracts/remote/locale';
import type { Finding } from '@stammtisch/contracts/registry/finding';
import type { RemoteManifest } from '@stammtisch/contracts/remote/remote-manifest';
import * as z from 'zod';
import { finding } from './report.ts';

const messages = z.record(z.string(), z.string());

function parse(content: Uint8Array): z.infer<typeof messages> | undefined {
  try {
    return messages.safeParse(JSON.parse(new TextDecoder().decode(content))).data;
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined;
    throw cause;
  }
}

/**
 * Rule `message-key` for the files with all texts: keys of its own namespace only, and the same ones
 * in every language. Files that are missing are another rule's.
 */
export function findMessageFaults(
  manifest: RemoteManifest,
  contents: ReadonlyMap<string, Uint8Array | undefined>,
): Finding[] {
  const files = locales.flatMap((locale) => {
    const path = manifest.messages[locale];
    const content = contents.get(path);
    return content === undefined ? [] : [{ locale, path, texts: parse(content) }];
  });
  const every = new Set(files.flatMap(({ texts }) => Object.keys(texts ?? {})));
  return files.flatMap(({ locale, path, texts }): Finding[] => {
    const report = (subject: string, message: string) =>
      finding('message-key', subject, [manifest], message, path);
    if (texts === undefined) {
      return [report(path, `${path} is no flat object of texts. Build the remote again.`)];
    }
    const own = new Set(Object.keys(texts));
    return [
      ...[...own]
        .filter((key) => key.includes(':'))
        .map((key) =>
          report(
            key,
            `"${key}" in ${path} names a text of somebody else's namespace. A remote has only its own texts: take the part up to the colon away.`,
          ),
        ),
      ...[...every]
        .filter((key) => !own.has(key))
        .map((key) => report(key, `"${key}" has no text in ${locale}. Write it in ${path}.`)),
    ];
  });
}
