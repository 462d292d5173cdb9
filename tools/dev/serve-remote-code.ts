import { watch } from 'node:fs';
import path from 'node:path';
import { createRsbuild, loadConfig, mergeRsbuildConfig } from '@rsbuild/core';
import { locales } from '@stammtisch/contracts/remote/locale';
import { answerJson, pathOf } from './answer.ts';
import { readDefinition, type Definition } from './read-definition.ts';
import { Refused } from './refused.ts';

export interface RemoteCode {
  /** What the remote says of itself now. */
  definition: () => Definition;
  /** Where its files lie, with the closing slash. */
  base: string;
  stop: () => Promise<void>;
}

export interface RemoteCodeOptions {
  folder: string;
  port: number;
  /** The page that loads it. */
  pageOrigin: string;
  say: (line: string) => void;
}

/**
 * Serves one remote's container with hot replacement. Its texts and its `remote.ts` are not part of
 * the container: when they change, the page is loaded again.
 */
export async function serveRemoteCode(options: RemoteCodeOptions): Promise<RemoteCode> {
  const { folder, port, pageOrigin, say } = options;
  const base = `http://localhost:${String(port)}/`;
  let current = await readDefinition(folder);
  const { content } = await loadConfig({ cwd: folder, command: 'dev', envMode: 'development' });
  const rsbuild = await createRsbuild({
    cwd: folder,
    config: mergeRsbuildConfig(content, {
      mode: 'development',
      logLevel: 'warn',
      // The hashes of the first build would refuse what replaces it.
      security: { sri: { enable: false } },
      server: {
        port,
        strictPort: true,
        printUrls: false,
        cors: { origin: pageOrigin },
        setup: ({ server }) => {
          server.middlewares.use((request, reply, next) => {
            const wanted = locales.find((locale) => pathOf(request) === `/messages/${locale}.json`);
            if (wanted === undefined) return next();
            reply.setHeader('access-control-allow-origin', pageOrigin);
            answerJson(reply, current.messages[wanted]);
          });
        },
      },
      dev: {
        assetPrefix: base,
        client: { host: 'localhost', port },
        // A proxy in place of a module asks the page's origin for it, which knows nothing of it.
        lazyCompilation: false,
      },
    }),
  });
  const server = await rsbuild.createDevServer();
  await server.listen();

  const watcher = watchDefinition(folder, async () => {
    try {
      current = await readDefinition(folder);
      server.sockWrite('full-reload');
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      say(problem.message);
    }
  });
  return {
    definition: () => current,
    base,
    stop: async () => {
      watcher();
      await server.close();
    },
  };
}

/** Calls back when `remote.ts` or a text was saved. Editors write in several steps, so it waits a moment. */
function watchDefinition(folder: string, changed: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  const hear = (wanted: RegExp) => (_event: string, file: string | null) => {
    if (!wanted.test((file ?? '').split(path.sep).join('/'))) return;
    clearTimeout(timer);
    timer = setTimeout(() => void changed(), 50);
  };
  const watchers = [
    watch(folder, hear(/^remote\.ts$/)),
    watch(path.join(folder, 'src'), { recursive: true }, hear(/^messages(\.ts|\/.+\.ts)$/)),
  ];
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
