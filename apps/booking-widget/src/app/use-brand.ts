import { useLayoutEffect } from 'react';
import { applyBrand, type Brand } from '../brand/apply-brand.ts';

/** Wears the restaurant's colours while the page is shown. */
export function useBrand(brand: Brand | undefined): void {
  useLayoutEffect(() => {
    if (brand) applyBrand(brand);
  }, [brand]);
}
