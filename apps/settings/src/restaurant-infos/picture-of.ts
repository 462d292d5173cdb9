import { expand, findLink, type Linked } from '@stammtisch/hal-client';

/** Where the logo lies for an `<img>`; undefined without one. */
export function pictureOf(info: Linked): string | undefined {
  const link = findLink(info, 'picture');
  return link && expand(link);
}
