import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findMissingFiles } from '@stammtisch/contracts/registry/versions';
import type { Move } from '@stammtisch/contracts/registry/move';
import { integrityOf, shipRelease } from '@stammtisch/remote-registry';
import type { FastifyInstance } from 'fastify';
import {
  createTestApi,
  type TestApi,
  type TestApiOptions,
} from '../../platform/testing/create-test-api.ts';
import { hexFromIntegrity } from '../file-hash.ts';
import { registryOf } from '../registry-of.ts';
import { aHost } from './a-host.ts';
import type { BuiltRemote } from './a-remote.ts';

export interface TestRegistry extends TestApi {
  /** The folder of the shell that is served. */
  files: string;
  admin: string;
  /** A team's pipeline, before this process or another one on the same database. */
  pipeline(token: string, app?: FastifyInstance): Pipeline;
  issueToken(team: string, remotes: readonly string[]): Promise<string>;
}

export type Pipeline = ReturnType<typeof pipelineOn>;

/** An installation that serves a shell, with an empty first release on the live channel. */
export async function openRegistry(options: TestApiOptions = {}): Promise<TestRegistry> {
  const files = mkdtempSync(path.join(tmpdir(), 'stammtisch-shell-'));
  writeFileSync(path.join(files, 'host.json'), JSON.stringify(aHost));
  writeFileSync(path.join(files, 'index.html'), '<!doctype html><title>shell</title>');
  const house = await createTestApi({ ...options, files });
  await shipRelease(registryOf(house.api), {
    channel: 'live',
    folders: [],
    by: 'house',
    externalOrigins: house.config.EXTERNAL_ORIGINS,
    overrideOrigins: house.config.OVERRIDE_ORIGINS,
    now: new Date(),
  });
  const admin = house.config.REGISTRY_ADMIN_TOKEN;
  const pipeline = (token: string, app = house.app) => pipelineOn(app, token);
  return {
    ...house,
    files,
    admin,
    pipeline,
    async issueToken(team, remotes) {
      const reply = await pipeline(admin).post('/api/1/registry/tokens', { team, remotes });
      return reply.json().token;
    },
    async close() {
      await house.close();
      await rm(files, { recursive: true });
    },
  };
}

function pipelineOn(app: FastifyInstance, token: string) {
  const headers = { authorization: `Bearer ${token}`, 'x-requested-with': 'stammtisch-remote' };
  const get = (url: string) => app.inject({ url, headers });
  const post = (url: string, payload: object) =>
    app.inject({ method: 'POST', url, headers, payload });
  const upload = (content: Buffer, hex = hexFromIntegrity(integrityOf(content))) =>
    app.inject({
      method: 'PUT',
      url: `/api/1/registry/files/${hex}`,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: content,
    });
  const announce = ({ manifest, manifestText }: BuiltRemote) =>
    post('/api/1/registry/versions', { manifest, manifestText });
  return {
    get,
    post,
    upload,
    /** Publishes without the files. */
    announce,
    async publish(remote: BuiltRemote) {
      const contents = [...remote.contents.values()];
      const sha384 = contents.map((content) => hexFromIntegrity(integrityOf(content)));
      const asked = await post('/api/1/registry/missing-files', { sha384 });
      const missing = new Set(findMissingFiles.reply.parse(asked.json()).sha384);
      for (const content of contents) {
        if (missing.has(hexFromIntegrity(integrityOf(content)))) await upload(content);
      }
      return announce(remote);
    },
    move: (move: Move, more: { revision?: number; rehearse?: boolean; note?: string } = {}) =>
      post('/api/1/registry/channels/live/moves', { move, ...more }),
    revoke: (id: string) =>
      app.inject({ method: 'DELETE', url: `/api/1/registry/tokens/${id}`, headers }),
  };
}

/** What a browser is told to run. */
export async function livePointer(app: FastifyInstance) {
  return (await app.inject({ url: '/registry/live.json' })).json();
}
