import { expand, type Link, type Schema, type Variables } from '@stammtisch/hal-client';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useHost } from './host.ts';
import { resourceKey } from './resource-key.ts';

export interface ResourceOptions<T> {
  schema: Schema<T>;
  variables?: Variables;
}

const numbers = new WeakMap<object, number>();
let count = 0;

/** Two schemas may read different parts of one resource; neither must get the other's part. */
function numberOf(schema: object): number {
  const known = numbers.get(schema) ?? (count += 1);
  numbers.set(schema, known);
  return known;
}

/**
 * Reads what a link leads to, and again whenever the server tells of a change to it. Without a link
 * nothing is asked and the answer stays pending: not offered means not allowed.
 */
export function useResource<T>(
  link: Link | string | undefined,
  { schema, variables }: ResourceOptions<T>,
) {
  const { client } = useHost();
  const href = typeof link === 'object' ? expand(link, variables) : link;
  return useQuery({
    queryKey: [...resourceKey(href), numberOf(schema)],
    queryFn: href === undefined ? skipToken : ({ signal }) => client.get(href, { schema, signal }),
  });
}
