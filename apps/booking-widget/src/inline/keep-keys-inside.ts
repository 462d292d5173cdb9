/**
 * Keeps what a guest types from a page's shortcuts. From outside, a key pressed in a shadow seems to
 * come from its host, so a page that leaves text fields alone would not leave these alone. Tab and
 * Escape go on, for a dialog that holds the form, and so do keys with Ctrl or the command key.
 *
 * @returns lets all keys out again
 */
export function keepKeysInside(host: HTMLElement): () => void {
  const listening = new AbortController();
  const stop = (event: KeyboardEvent) => {
    const isForAll = event.key === 'Tab' || event.key === 'Escape';
    if (!isForAll && !event.ctrlKey && !event.metaKey) event.stopPropagation();
  };
  for (const type of ['keydown', 'keypress', 'keyup'] as const) {
    host.addEventListener(type, stop, { signal: listening.signal });
  }
  return () => listening.abort();
}
