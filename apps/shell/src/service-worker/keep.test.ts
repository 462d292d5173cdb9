import { expect, test } from 'vitest';
import { keep } from './keep.ts';

const origin = 'https://app.example';

function someFiles(paths: readonly string[]) {
  const texts = new Map(paths.map((path) => [path, 'old']));
  const pathOf = (key: unknown) => String(key).replace(origin, '');
  return {
    texts,
    files: {
      match: async (key: unknown) => (texts.has(pathOf(key)) ? new Response('old') : undefined),
      put: async (key: unknown, response: Response) =>
        void texts.set(pathOf(key), await response.text()),
      delete: async (key: unknown) => texts.delete(pathOf(key)),
      keys: async () => [...texts.keys()].map((path) => ({ url: origin + path })),
    },
  };
}

const shell = ['/static/js/new.js'];
const message = { files: ['/remotes/day/2/day.js'], bases: ['/remotes/day/2/'] };

test('the shell and what the page uses are there afterwards, and the page itself is fresh', async () => {
  const { files, texts } = someFiles(['/', '/static/js/new.js']);
  await keep(files, { shell, message }, async () => new Response('fresh'));
  expect(Object.fromEntries(texts)).toEqual({
    '/': 'fresh',
    '/static/js/new.js': 'old',
    '/remotes/day/2/day.js': 'fresh',
  });
});

test('files of an older shell and of versions that do not run any more are dropped', async () => {
  const { files, texts } = someFiles([
    '/static/js/old.js',
    '/static/font/inter.woff2',
    '/remotes/day/1/day.js',
    '/registry/releases/1.json',
  ]);
  await keep(files, { shell, message }, async () => new Response('fresh'));
  expect([...texts.keys()].toSorted()).toEqual([
    '/',
    '/remotes/day/2/day.js',
    '/static/font/inter.woff2',
    '/static/js/new.js',
  ]);
});

test('one file that cannot be fetched does not keep the others away', async () => {
  const { files, texts } = someFiles([]);
  await keep(files, { shell, message }, async (file) => {
    if (file === '/') throw new TypeError('Failed to fetch');
    return new Response('fresh');
  });
  expect([...texts.keys()]).toEqual(['/static/js/new.js', '/remotes/day/2/day.js']);
});
