import type { HalLinks } from '@stammtisch/contracts/hal';
import { ProblemError } from '@stammtisch/hal-client/problem';

interface Linked {
  _links: HalLinks;
}

/** The address under a relation; undefined when the server does not offer it now. */
export function findHref({ _links }: Linked, rel: string): string | undefined {
  return [_links[rel]].flat()[0]?.href;
}

/** @throws ProblemError `link-missing` when the server does not offer the relation */
export function hrefOf(resource: Linked, rel: string): string {
  const href = findHref(resource, rel);
  if (href !== undefined) return href;
  throw new ProblemError({ type: 'link-missing', status: 0, key: 'ERROR_OCCURED', detail: rel });
}

/**
 * Fills in `{?a,b}`, the one kind of RFC 6570 template that guests meet; the HAL client's library
 * knows them all and weighs as much as a screen of this widget.
 */
export function expandQuery(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{\?([\w,]+)\}/, (_, names: string) => {
    const given = names.split(',').filter((name) => name in values);
    return `?${new URLSearchParams(given.map((name) => [name, `${values[name]}`]))}`;
  });
}
