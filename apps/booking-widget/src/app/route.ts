import { useSyncExternalStore } from 'react';

/** Where a link of the booking host leads (specification §1, decisions §4). */
export type Route =
  | { page: 'book-table'; identifier: string }
  | { page: 'book-event'; identifier: string; eventId: string | undefined }
  | { page: 'manage' | 'rate'; token: string }
  /** Back from the payment provider's page, with a card or without. */
  | { page: 'card'; isSaved: boolean }
  | { page: 'unknown' };

const identifierShape = /^[a-z0-9-]{1,80}$/;

/** Reads `#/at/{identifier}`, `#/at/event/{identifier}`, `#/at/event/{identifier}/{event}`, `#/manage/{token}`, `#/rate/{token}` and `#/card/{identifier}/saved`. */
export function parseRoute(hash: string): Route {
  const [first, second, third, fourth] = (hash.replace(/^#?\/?/, '').split('?')[0] ?? '').split(
    '/',
  );
  if ((first === 'manage' || first === 'rate') && second) return { page: first, token: second };
  if (first === 'card') return { page: 'card', isSaved: third === 'saved' };
  if (first !== 'at' || !second) return { page: 'unknown' };
  const isEvent = second === 'event' && third;
  const identifier = (isEvent ? third : second).toLowerCase();
  if (!identifierShape.test(identifier)) return { page: 'unknown' };
  return isEvent
    ? { page: 'book-event', identifier, eventId: fourth }
    : { page: 'book-table', identifier };
}

/** A setting of the embedding site, given before or behind the hash: `?lang=fr#/at/…?theme=light`. */
export function readParameter(
  name: string,
  { search, hash }: Pick<Location, 'search' | 'hash'> = window.location,
): string | null {
  const behindHash = hash.slice(hash.indexOf('?') + 1 || hash.length);
  return new URLSearchParams(search).get(name) ?? new URLSearchParams(behindHash).get(name);
}

function subscribe(listener: () => void) {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

export function useHash(): string {
  return useSyncExternalStore(subscribe, () => window.location.hash);
}

export function bookHash(identifier: string): string {
  return `#/at/${identifier}`;
}

export function eventHash(identifier: string, eventId: string, day: string): string {
  return `#/at/event/${identifier}/${eventId}?day=${day}`;
}
