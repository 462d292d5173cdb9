import * as z from 'zod';

/** The part of a package.json that npm repeats in its lockfile. */
export const roomPackage = z.looseObject({
  name: z.string(),
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});
export type RoomPackage = z.infer<typeof roomPackage>;

const lockfile = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(z.string(), z.unknown()),
});

type Packages = [key: string, value: unknown][];

/** Puts an entry among those of its folder, in their order; the others stay where npm put them. */
function insert(packages: Packages, key: string, value: unknown): Packages {
  const folder = key.slice(0, key.lastIndexOf('/') + 1);
  const isBefore = ([other]: Packages[number]) =>
    other.startsWith(folder) && other.localeCompare(key, 'en') < 0;
  const at = packages.findLastIndex(isBefore) + 1;
  return packages.toSpliced(at, 0, [key, value]);
}

/**
 * The text of `package-lock.json` with one more room in it, as `npm install` would write it. All that
 * a new remote needs is locked already, so nothing has to be fetched and nobody's network is asked.
 *
 * @param folder from the root: `apps/tips`
 */
export function lockRoom(text: string, folder: string, room: RoomPackage): string {
  const whole: unknown = JSON.parse(text);
  const lock = lockfile.parse(whole);
  const { name, version, dependencies, devDependencies } = room;
  const known = Object.entries(lock.packages);
  const own = insert(known, folder, { name, version, dependencies, devDependencies });
  const linked = insert(own, `node_modules/${name}`, { resolved: folder, link: true });
  // What was read, not what was parsed: a schema puts the members that it knows first.
  const next = { ...Object(whole), packages: Object.fromEntries(linked) };
  return `${JSON.stringify(next, null, 2)}\n`;
}
