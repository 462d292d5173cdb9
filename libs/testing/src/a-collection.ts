import type { FakeAnswer } from './fake-hal-server.ts';

/** The answer of a call that lists: one page with everything on it. */
export function aCollection(name: string, items: readonly unknown[]): FakeAnswer {
  const pages = { total: items.length, page: 1, pageSize: 500 };
  return { body: { ...pages, _links: { self: { href: '/' } }, _embedded: { [name]: items } } };
}
