import { expect, test, vi } from 'vitest';

vi.stubGlobal('__webpack_public_path__', 'https://book.example/');

const pages = import.meta.glob<object>(['../**/*.ts', '!../**/*.test.ts', '!../**/*.inline.ts']);
const inlines = import.meta.glob<object>('../**/*.inline.ts');

test.each(Object.keys(inlines))('%s offers what its counterpart of the page does', async (path) => {
  const counterpart = pages[path.replace('.inline.ts', '.ts')];
  expect(counterpart, 'a file that it stands in for').toBeDefined();
  const [inline, page] = await Promise.all([inlines[path]?.(), counterpart?.()]);
  expect(Object.keys(inline ?? {}).toSorted()).toEqual(Object.keys(page ?? {}).toSorted());
});
