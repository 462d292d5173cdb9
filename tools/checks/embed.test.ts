import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const page = readFileSync(path.join(root, 'docs/embed.md'), 'utf8');
const parts = globSync('apps/booking-widget/src/**/*.tsx', { cwd: root })
  .flatMap((file) => [
    ...readFileSync(path.join(root, file), 'utf8').matchAll(/data-part="([a-z-]+)"/gu),
  ])
  .map((match) => match[1] ?? '');

test.each([...new Set(parts)])('style sheets may rely on the part %s of the form', (part) => {
  expect(page).toContain(`\`${part}\``);
});
