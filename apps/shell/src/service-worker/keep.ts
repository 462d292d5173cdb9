import * as z from 'zod/mini';
import { shellPage } from './answer.ts';

/** What a page tells its worker once it is drawn. */
export const keepMessage = z.object({
  /** Files that must be there without network. */
  files: z.array(z.string()),
  /** Folders of the versions of remotes that may run; what lies in others is dropped. */
  bases: z.array(z.string()),
});
export type KeepMessage = z.infer<typeof keepMessage>;

interface Files extends Pick<Cache, 'match' | 'put' | 'delete'> {
  keys: () => Promise<readonly { url: string }[]>;
}

/** Keeps one file, unless it is kept; a page is read anew each time. */
async function keepFile(files: Files, file: string, fetch: (file: string) => Promise<Response>) {
  if (file !== shellPage && (await files.match(file)) !== undefined) return;
  const fresh = await fetch(file);
  if (fresh.status === 200) await files.put(file, fresh);
}

/**
 * Makes the files be there, and drops what neither the shell nor a version that may run still needs.
 * A file that cannot be fetched is fetched when it is needed.
 */
export async function keep(
  files: Files,
  { shell, message }: { shell: readonly string[]; message: KeepMessage },
  fetch: (file: string) => Promise<Response>,
): Promise<void> {
  for (const file of [shellPage, ...shell, ...message.files]) {
    try {
      await keepFile(files, file, fetch);
    } catch (cause) {
      console.warn(`${file} is not there without network`, cause);
    }
  }
  for (const { url } of await files.keys()) {
    const { pathname } = new URL(url);
    if (!isNeeded(pathname, shell, message)) await files.delete(url);
  }
}

function isNeeded(path: string, shell: readonly string[], { bases }: KeepMessage): boolean {
  if (path.startsWith('/remotes/')) return bases.some((base) => path.startsWith(base));
  // Fonts come as they are used and are no part of the list.
  if (path.startsWith('/static/')) return path.startsWith('/static/font/') || shell.includes(path);
  return path === shellPage;
}
