import type { Entry } from '@stammtisch/contracts/entry/read-entry';
import { expand, findLink, type HalClient } from '@stammtisch/hal-client';
import { resourceKey } from '@stammtisch/remote-kit';
import { applyBrand } from '@stammtisch/ui-kit/theme/apply-brand';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as z from 'zod';
import { dropBrand } from './drop-brand.ts';

const colour = z.string().regex(/^#[\da-f]{6}$/i);

/** What the shell needs of the settings (specification §3, generalSettings). */
const settings = z.object({
  generalSettings: z.object({ primarycolor: colour, secondarycolor: colour }),
});

/** Puts the restaurant's own colours on the page, also while somebody is changing them. */
export function useBrand(entry: Entry, client: HalClient): void {
  const link = findLink(entry, 'settings');
  const href = link === undefined ? undefined : expand(link);
  const { data } = useQuery({
    // Begins like the settings' own key, so that a change to them is seen here as well.
    queryKey: [...resourceKey(href), 'brand'],
    queryFn:
      href === undefined
        ? skipToken
        : async ({ signal }) => (await client.get(href, { schema: settings, signal })).resource,
    select: ({ generalSettings }) => generalSettings,
  });
  const primary = data?.primarycolor;
  const secondary = data?.secondarycolor;
  useEffect(() => {
    if (primary === undefined || secondary === undefined) return;
    applyBrand({ primary, secondary });
    return () => dropBrand();
  }, [primary, secondary]);
}
