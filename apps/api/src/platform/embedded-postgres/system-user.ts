import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface SystemUser {
  uid: number;
  gid: number;
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

/** @throws with a sentence that says what to do when the user cannot reach the path */
export async function checkReachable(path: string, user: SystemUser | undefined): Promise<void> {
  await access(path, constants.R_OK);
  if (!user) return;
  try {
    await run('test', ['-x', path], user);
  } catch (cause) {
    throw new Error(
      `The database runs as the user "${name}", who may not read ${path}. Move the project (or DATA_DIR) to a folder that everyone may enter, such as /srv, or run it as an ordinary user.`,
      { cause },
    );
  }
}
