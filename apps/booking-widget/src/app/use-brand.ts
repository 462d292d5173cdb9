import { useLayoutEffect } from 'react';
import { applyBrand, type Brand } from '../brand/apply-brand.ts';
import { useRoot } from './place.ts';

/** Wears the restaurant's colours while the page is shown. */
export function useBrand(brand: Brand | undefined): void {
  const root = useRoot();
  useLayoutEffect(() => {
    if (brand) applyBrand(brand, root);
  }, [brand, root]);
}
