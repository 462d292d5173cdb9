import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lockRoom, roomPackage, type RoomPackage } from './lock-room.ts';
import type { RemotePlan } from './plan-remote.ts';
import type { Wish } from './read-wish.ts';

type Planned = Extract<RemotePlan, { kind: 'planned' }>;

const template = path.join(import.meta.dirname, 'template');
/** Whose versions and build files a new remote takes: the neighbour that has the fewest of its own. */
const model = 'statistics';
/** Packages that only the model needs. */
const modelsOwn = new Set(['recharts']);

/** Text for a quoted string of TypeScript. */
function quoted(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll("'", "\\'");
}

function packageOf({ name }: Wish, apps: string): RoomPackage {
  const text = readFileSync(path.join(apps, model, 'package.json'), 'utf8');
  const found = roomPackage.parse(JSON.parse(text));
  const tested = readFileSync(path.join(apps, 'reservations/package.json'), 'utf8');
  const { devDependencies } = roomPackage.parse(JSON.parse(tested));
  const needed = ['@stammtisch/testing', '@testing-library/react'];
  return {
    ...found,
    name: `@stammtisch/${name}`,
    version: '0.1.0',
    dependencies: Object.fromEntries(
      Object.entries(found.dependencies).filter(([each]) => !modelsOwn.has(each)),
    ),
    devDependencies: Object.fromEntries(
      Object.entries(devDependencies).filter(([each]) => needed.includes(each)),
    ),
  };
}

function fillIn(folder: string, words: Readonly<Record<string, string>>): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const text = Object.entries(words).reduce(
      (known, [word, value]) => known.replaceAll(word, value),
      readFileSync(file, 'utf8'),
    );
    writeFileSync(file, text);
  }
}

/** Adds the remote's line to the page that names every folder (tools/checks holds it to that). */
function nameOnPage(page: string, { name, titles }: Wish): void {
  const text = readFileSync(page, 'utf8');
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => /^\|.*`apps\/[a-z-]+` *\|$/.test(line));
  const [, first = '', second = ''] = lines[last]?.split('|') ?? [];
  const row = `| ${titles.en.padEnd(first.length - 2)} | ${`\`apps/${name}\``.padEnd(second.length - 2)} |`;
  writeFileSync(page, lines.toSpliced(last + 1, 0, row).join('\n'));
}

/** Writes the new remote into a workspace, and its name where the workspace lists its rooms. */
export function writeRemote(wish: Wish, { path: address, order }: Planned, root: string): string {
  const apps = path.join(root, 'apps');
  const folder = path.join(apps, wish.name);
  cpSync(template, folder, { recursive: true, errorOnExist: true, force: false });
  fillIn(folder, {
    __name__: wish.name,
    __team__: quoted(wish.team),
    __path__: address,
    __section__: wish.section,
    __title_de__: quoted(wish.titles.de),
    __title_en__: quoted(wish.titles.en),
    __title_fr__: quoted(wish.titles.fr),
    'order: 0,': `order: ${String(order)},`,
  });
  for (const file of ['rsbuild.config.ts', 'tsconfig.json']) {
    cpSync(path.join(apps, model, file), path.join(folder, file));
  }
  // Its pages are drawn in tests, so they need a document.
  cpSync(path.join(apps, 'reservations/vitest.config.ts'), path.join(folder, 'vitest.config.ts'));
  const room = packageOf(wish, apps);
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(room, null, 2)}\n`);
  const lock = path.join(root, 'package-lock.json');
  writeFileSync(lock, lockRoom(readFileSync(lock, 'utf8'), `apps/${wish.name}`, room));
  nameOnPage(path.join(root, 'docs/where-is-it.md'), wish);
  return folder;
}
