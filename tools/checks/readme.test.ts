import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listVariables } from '@stammtisch/api/platform/config/variables';

const readme = readFileSync(path.resolve(import.meta.dirname, '../../README.md'), 'utf8');

test.each(listVariables())('the README lists $name with its default and purpose', (variable) => {
  const row = readme
    .split('\n')
    .find((line) => line.startsWith('|') && line.includes(`\`${variable.name}\``));
  expect(row).toContain(variable.purpose);
  expect(row).toContain(variable.default ?? '');
});
