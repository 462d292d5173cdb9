import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface SystemUser {
  uid: number;
  gid: number;
  /** It may pass folders that only root may enter. */
  mayPassFolders?: boolean;
}

const name = 'postgres';

/**
 * PostgreSQL refuses to run as root, so root lends it a system user of its own.
 *
 * @returns undefined when this process is not root: the server then runs as the same user
 */
export async function systemUser(): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  return (await findUser()) ?? (await makeUser());
}

async function findUser(): Promise<SystemUser | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

async function makeUser(): Promise<SystemUser> {
  await run('useradd', ['--system', '--user-group', '--no-create-home', name]);
  const user = await findUser();
  if (!user) throw new Error(`the system user ${name} could not be made`);
  return user;
}

// Debian's util-linux; the capability lets the user pass folders that only root may enter, such as
// a project below /root. It reads nothing else that way: its own files belong to it.
const passFolders = '+dac_read_search';

/** Runs a program as the system user, or as this process's own where there is none. */
export function runAs(
  user: SystemUser | undefined,
  program: string,
  words: readonly string[],
  cwd?: string,
) {
  if (!user?.mayPassFolders) {
    return run(program, [...words], { ...(user && { uid: user.uid, gid: user.gid }), cwd });
  }
  const lent = [
    `--reuid=${user.uid}`,
    `--regid=${user.gid}`,
    '--clear-groups',
    `--inh-caps=${passFolders}`,
    `--ambient-caps=${passFolders}`,
  ];
  return run('setpriv', [...lent, program, ...words], { cwd });
}

/**
 * Sees to it that the user can reach the paths: by itself, or with leave to pass root's folders.
 *
 * @throws with a sentence that says what to do when neither works
 */
export async function reaching(
  user: SystemUser | undefined,
  paths: readonly string[],
): Promise<SystemUser | undefined> {
  for (const path of paths) await access(path, constants.R_OK);
  if (!user || (await canReach(user, paths))) return user;
  const lent = { ...user, mayPassFolders: true };
  if (await canReach(lent, paths)) return lent;
  throw new Error(
    `The database runs as the user "${name}", who may not read ${paths.join(' or ')}. Move the project (or DATA_DIR) to a folder that everyone may enter, such as /srv, or run it as an ordinary user.`,
  );
}

/** Whether the user may pass every folder on the way. */
export async function canReach(user: SystemUser, paths: readonly string[]): Promise<boolean> {
  try {
    for (const path of paths) await runAs(user, 'ls', ['-d', path]);
    return true;
  } catch {
    return false;
  }
}
