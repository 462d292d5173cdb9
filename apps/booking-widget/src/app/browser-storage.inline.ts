const kept = new Map<string, string>();

/**
 * Keeps text until the page is left. The storage of somebody else's page is not the widget's to
 * fill: what a guest has typed would stay there after the form is gone.
 */
export function readKept(key: string): string | null {
  return kept.get(key) ?? null;
}

export function keep(key: string, value: string | null): boolean {
  if (value === null) kept.delete(key);
  else kept.set(key, value);
  return true;
}
