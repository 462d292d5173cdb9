import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addresses } from '../support/addresses.ts';
import { filesOf, serveFiles, type Site } from '../support/serve-files.ts';

const sources = import.meta.dirname;

/** Serves a folder beside this file as it is, with the booking host's address filled in. */
export function openPlainSite(folder: string, headers?: Record<string, string>): Promise<Site> {
  const own = filesOf(join(sources, folder));
  const common = filesOf(sources);
  return serveFiles(async (path) => {
    const text = (await own(path)) ?? (await common(path));
    return text?.replaceAll('{booking}', addresses.booking);
  }, headers);
}

/** Has a page built into a folder that lives as long as the site. */
export async function openBuiltSite(
  build: (target: string, booking: string) => Promise<void>,
): Promise<Site> {
  const target = await mkdtemp(join(tmpdir(), 'booking-host-'));
  await build(target, addresses.booking);
  await copyFile(join(sources, 'page.css'), join(target, 'page.css'));
  const site = await serveFiles(filesOf(target));
  return {
    url: site.url,
    async close() {
      await site.close();
      await rm(target, { recursive: true, force: true });
    },
  };
}
