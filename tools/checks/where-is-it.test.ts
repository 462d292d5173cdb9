import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const page = readFileSync(path.join(root, 'docs/where-is-it.md'), 'utf8');

/** Every path in backticks of the page. */
const named = [...page.matchAll(/`((?:apps|libs|tools|docs)\/[^`]+)`/g)].map(
  (match) => match[1] ?? '',
);

function foldersIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${folder}/${entry.name}`);
}

const apps = foldersIn('apps');
const nouns = apps
  .map((app) => `${app}/src`)
  .filter((folder) => existsSync(path.join(root, folder)))
  .flatMap(foldersIn);
const rooms = [...apps, ...foldersIn('libs'), ...foldersIn('tools')].filter(
  (room) => !/\/(node_modules|dist)$/.test(room),
);
/** Folders that every app has, and that hold no word of the specification. */
const everywhere = /\/(messages|testing|remote)$/;

test.each(named)('%s is where the page says', (place) => {
  expect(existsSync(path.join(root, place))).toBe(true);
});

test('every room and every noun of an app is on the page', () => {
  const missing = [...rooms, ...nouns.filter((noun) => !everywhere.test(noun))].filter(
    (place) => !named.some((each) => each === place || each.startsWith(`${place}/`)),
  );
  expect(missing).toEqual([]);
});
