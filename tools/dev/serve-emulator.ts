import path from 'node:path';
import { createRsbuild, loadConfig, mergeRsbuildConfig } from '@rsbuild/core';
import type { ReleasedRemote } from '@stammtisch/contracts/remote/release';
import { contentName, integrityOf } from '@stammtisch/remote-registry/content-hash';
import { answer, answerJson, pathOf } from './answer.ts';
import { workspace } from './find-remote.ts';
import type { House } from './house.ts';
import { releaseWith } from './release-with.ts';
import { answerSession } from './session-answer.ts';

export interface EmulatorOptions {
  port: number;
  house: House;
  /** The remote that is worked on, as it is now. */
  mine: () => ReleasedRemote;
}

/**
 * A development build of the shell. Its registry is the house's, with the remote that is worked on
 * in place of the one that runs there. Answers how to stop it.
 */
export async function serveEmulator({ port, house, mine }: EmulatorOptions) {
  const folder = path.join(workspace, 'apps/shell');
  const { content } = await loadConfig({ cwd: folder, command: 'dev', envMode: 'development' });
  /** The pointer names its release by hash, so each one that was told of stays readable. */
  const releases = new Map<string, string>();
  const point = async () => {
    const text = JSON.stringify(releaseWith(await house.readRelease(), mine()));
    const href = `/registry/releases/${contentName(text)}.json`;
    releases.set(href, text);
    return {
      schema: 1,
      channel: 'live',
      revision: releases.size,
      release: { href, sha384: integrityOf(text) },
      externalOrigins: [],
      overrideOrigins: [],
    };
  };
  const rsbuild = await createRsbuild({
    cwd: folder,
    config: mergeRsbuildConfig(content, {
      mode: 'development',
      logLevel: 'warn',
      source: { entry: { index: path.join(import.meta.dirname, 'emulator/index.ts') } },
      security: { sri: { enable: false } },
      server: {
        ...house.server,
        port,
        strictPort: true,
        historyApiFallback: true,
        printUrls: false,
        setup: async (context) => {
          context.server.middlewares.use((request, reply, next) => {
            const wanted = pathOf(request);
            const known = releases.get(wanted);
            if (known !== undefined) return answer(reply, 'application/json', known);
            if (wanted !== '/registry/live.json') return next();
            point().then((pointer) => answerJson(reply, pointer), next);
          });
          context.server.middlewares.use(answerSession(house));
          await house.server.setup?.(context);
        },
      },
      dev: { client: { host: 'localhost', port }, lazyCompilation: false },
    }),
  });
  const server = await rsbuild.createDevServer();
  await server.listen();
  return () => server.close();
}
