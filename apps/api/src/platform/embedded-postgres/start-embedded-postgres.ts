import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client, DatabaseError } from 'pg';
import { findBinaries, type Binaries } from './binaries.ts';
import { freePort, keepState, readState, tryPort, type ServerState } from './state.ts';
import { reaching, runAs, systemUser, type SystemUser } from './system-user.ts';

const majorVersion = '18';
const databaseName = 'stammtisch';

export interface EmbeddedPostgres {
  url: string;
  /** Whether this process answers for the server; another process on the same folder joins it. */
  isOwner: boolean;
  /** Stops the server when this process is its owner, otherwise only leaves it. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** The data folder; the cluster lies in `postgres` below it. */
  folder: string;
  /** Settings such as `fsync=off`, for tests only: the default is durable. */
  settings?: readonly string[];
}

/** The data folder cannot be used by this version. The message says what to do. */
export class DataFolderRefused extends Error {
  override readonly name = 'DataFolderRefused';
}

interface Server {
  binaries: Binaries;
  user: SystemUser | undefined;
  folder: string;
  cluster: string;
  settings: readonly string[];
}

/**
 * Starts PostgreSQL in the data folder, or takes over the one that a killed process left running.
 *
 * @throws {DataFolderRefused} when the folder was written by another major version
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const folder = path.resolve(options.folder);
  await mkdir(folder, { recursive: true });
  const user = await systemUser();
  const binaries = await findBinaries(user);
  const server: Server = {
    binaries,
    user: await reaching(user, [binaries.postgres, folder]),
    folder,
    cluster: path.join(folder, 'postgres'),
    settings: options.settings ?? [],
  };
  let state = await readState(folder);
  await initialise(server, state);
  if (!(await isAnswering(state))) {
    state = await withFreePort(folder, state);
    await start(server, state);
  }
  await createDatabase(state);
  const owner = await claim(state);
  return {
    url: urlOf(state, databaseName),
    isOwner: owner !== undefined,
    async stop() {
      await owner?.end();
      if (owner) await pgCtl(server, ['stop', '-m', 'fast', '-w', '-t', '30']);
    },
  };
}

async function initialise(server: Server, state: ServerState): Promise<void> {
  const versionFile = path.join(server.cluster, 'PG_VERSION');
  if (existsSync(versionFile)) {
    const version = (await readFile(versionFile, 'utf8')).trim();
    if (version === majorVersion) return;
    throw new DataFolderRefused(
      `The data in ${server.cluster} belongs to PostgreSQL ${version}, this version brings ${majorVersion}. Start the version that wrote it, or use another DATA_DIR.`,
    );
  }
  await mkdir(server.cluster, { recursive: true, mode: 0o700 });
  const passwordFile = path.join(server.folder, `.initdb-${process.pid}`);
  await writeFile(passwordFile, state.password, { mode: 0o600 });
  if (server.user) {
    await chown(server.cluster, server.user.uid, server.user.gid);
    await chown(passwordFile, server.user.uid, server.user.gid);
  }
  try {
    await runAs(
      server.user,
      server.binaries.initdb,
      [
        `--pgdata=${server.cluster}`,
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
      ],
      server.folder,
    );
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/** An orphan of a killed process answers on its old port with the folder's own password. */
async function isAnswering(state: ServerState): Promise<boolean> {
  const client = new Client({ ...connection(state), connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

async function withFreePort(folder: string, state: ServerState): Promise<ServerState> {
  if (await tryPort(state.port)) return state;
  const moved = { ...state, port: await freePort() };
  keepState(folder, moved);
  return moved;
}

async function start(server: Server, state: ServerState): Promise<void> {
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...server.settings];
  const flags = settings.map((setting) => `-c ${setting}`).join(' ');
  await pgCtl(server, [
    'start',
    '-w',
    '-t',
    '60',
    '-l',
    path.join(server.cluster, 'server.log'),
    '-o',
    `-p ${state.port} ${flags}`,
  ]);
}

async function pgCtl(server: Server, words: readonly string[]): Promise<void> {
  const log = path.join(server.cluster, 'server.log');
  try {
    // pg_ctl gives the server a session of its own, so that Ctrl-C reaches it only through us.
    await runAs(
      server.user,
      server.binaries.pg_ctl,
      ['-D', server.cluster, ...words],
      server.folder,
    );
  } catch (cause) {
    throw new Error(`PostgreSQL did not ${words[0]}; its log is ${log}.`, { cause });
  }
}

async function createDatabase(state: ServerState): Promise<void> {
  const client = new Client(connection(state));
  await client.connect();
  try {
    await client.query(`create database ${databaseName}`);
  } catch (error) {
    // 42P04: it is there already. There is no `if not exists` for databases.
    if (!(error instanceof DatabaseError && error.code === '42P04')) throw error;
  } finally {
    await client.end();
  }
}

/**
 * One process answers for the server: it holds a session lock, which a killed process loses without
 * anything to clean up.
 */
async function claim(state: ServerState): Promise<Client | undefined> {
  const client = new Client({ ...connection(state), application_name: 'stammtisch owner' });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query('select pg_try_advisory_lock(4200000) as claimed');
  if (rows[0]?.claimed === true) return client;
  await client.end();
  return undefined;
}

function connection(state: ServerState, database = 'postgres') {
  return { connectionString: urlOf(state, database) };
}

function urlOf(state: ServerState, database: string): string {
  return `postgres://postgres:${state.password}@127.0.0.1:${state.port}/${database}`;
}
