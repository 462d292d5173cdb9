/** The key of a read is the link that was followed. */
export function resourceKey(href: string | undefined) {
  return ['resource', href] as const;
}

const pathOf = (href: string) => href.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '');

/** Whether a read under `key` shows what lies at `changed`: itself, or a collection around it. */
export function concerns(key: readonly unknown[], changed: string): boolean {
  const [kind, href] = key;
  if (kind !== 'resource' || typeof href !== 'string') return false;
  const read = pathOf(href);
  const path = pathOf(changed);
  return read === path || path.startsWith(`${read.replace(/\/$/, '')}/`);
}
