// @vitest-environment happy-dom
import { applyBrand } from '@stammtisch/ui-kit/theme/apply-brand';
import { expect, test } from 'vitest';
import { dropBrand } from './drop-brand.ts';

test('after a logout nothing of the restaurant’s colours is left', () => {
  applyBrand({ primary: '#123456', secondary: '#654321' });
  expect(document.documentElement.style.length).toBeGreaterThan(0);
  dropBrand();
  expect(document.documentElement.style.length).toBe(0);
});
