import { basename, dirname, join, resolve } from 'node:path';
import * as z from 'zod';
import { readTextIfThere } from '../folder/write-whole.ts';

export interface FoundRemote {
  name: string;
  /** The folder of its source; absent where only its name is known. */
  room: string | undefined;
  /** The folder of its build. */
  dist: string | undefined;
}

interface Wish {
  name: string | undefined;
  dist: string | undefined;
  cwd: string;
}

const withName = z.object({ name: z.string() });
const withWorkspaces = z.object({ workspaces: z.array(z.string()) });

async function readJson(path: string): Promise<unknown> {
  const text = await readTextIfThere(path);
  return text === undefined ? undefined : JSON.parse(text);
}

function ancestorsOf(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...ancestorsOf(above)];
}

async function firstWith(folders: readonly string[], test: (folder: string) => Promise<boolean>) {
  for (const folder of folders) if (await test(folder)) return folder;
  return undefined;
}

/** The workspace that a folder lies in. */
export function findWorkspace(cwd: string): Promise<string | undefined> {
  const isWorkspace = async (folder: string) =>
    withWorkspaces.safeParse(await readJson(join(folder, 'package.json'))).success;
  return firstWith(ancestorsOf(resolve(cwd)), isWorkspace);
}

/** The remote that is named, or the one in whose folder the command runs. */
export async function findRemote({ name, dist, cwd }: Wish): Promise<FoundRemote | undefined> {
  const ancestors = ancestorsOf(resolve(cwd));
  const isRoom = async (folder: string) =>
    (await readTextIfThere(join(folder, 'remote.ts'))) !== undefined;
  const own = await firstWith(ancestors, isRoom);
  const ownName = own === undefined ? undefined : await nameOf(own, dist);
  if (name === undefined || name === ownName) {
    if (dist !== undefined) {
      const built = withName.safeParse(await readJson(join(dist, 'remote.json'))).data;
      const known = built?.name ?? ownName;
      return known === undefined ? undefined : { name: known, room: own, dist: resolve(dist) };
    }
    if (own === undefined || ownName === undefined) return undefined;
    return { name: ownName, room: own, dist: join(own, 'dist') };
  }
  if (dist !== undefined) return { name, room: undefined, dist: resolve(dist) };
  const workspace = await findWorkspace(cwd);
  const room = workspace === undefined ? undefined : join(workspace, 'apps', name);
  if (room === undefined || !(await isRoom(room)))
    return { name, room: undefined, dist: undefined };
  return { name, room, dist: join(room, 'dist') };
}

/** Its build knows its name; before the first one the folder's name is the remote's. */
async function nameOf(room: string, dist: string | undefined): Promise<string> {
  const built = await readJson(join(dist ?? join(room, 'dist'), 'remote.json'));
  return withName.safeParse(built).data?.name ?? basename(room);
}
