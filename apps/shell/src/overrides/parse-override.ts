import { remoteName, semanticVersion } from '@stammtisch/contracts/remote/remote-manifest';
import * as z from 'zod';

/** `?remote=` of an address. */
export const parameter = 'remote';

/** What a developer wants to run in this tab, and from where. */
export type Override =
  /** `floorplan@0.2.0`: a version that the release has for a roll-out or a pin. */
  | { kind: 'version'; remote: string; at: string }
  /** `floorplan@0.2.0-3f2a…`: anything that was published. */
  | { kind: 'address'; remote: string; at: string }
  /** `floorplan@http://localhost:3001`: a developer's own server; `at` ends with a slash. */
  | { kind: 'origin'; remote: string; at: string };

/** `0.2.0-3f2a…`: 16 hex digits, as the registry names folders. */
const publishedAddress = z.string().regex(/^\d+\.\d+\.\d+(-[\w.]+)?-[0-9a-f]{16}$/);

const httpAddress = z.url({ protocol: /^https?$/ }).transform((text) => {
  const url = new URL(text);
  return `${url.origin}${url.pathname.replace(/\/?$/, '/')}`;
});

/** Reads `name@where`; anything else is no override. */
export function parseOverride(text: string): Override | undefined {
  const split = text.indexOf('@');
  const name = remoteName.safeParse(text.slice(0, Math.max(0, split)));
  if (!name.success) return undefined;
  const remote = name.data;
  const where = text.slice(split + 1);
  const origin = httpAddress.safeParse(where);
  if (origin.success) return { kind: 'origin', remote, at: origin.data };
  if (publishedAddress.safeParse(where).success) return { kind: 'address', remote, at: where };
  if (semanticVersion.safeParse(where).success) return { kind: 'version', remote, at: where };
  return undefined;
}

/** Every override that an address asks for; a later one for the same remote wins. */
export function parseOverrides(search: string): { wanted: Override[]; unreadable: string[] } {
  const texts = new URLSearchParams(search).getAll(parameter);
  const parsed = texts.map((text) => ({ text, override: parseOverride(text) }));
  const wanted = parsed.flatMap(({ override }) => override ?? []);
  return {
    wanted: [...new Map(wanted.map((override) => [override.remote, override])).values()],
    unreadable: parsed.flatMap(({ text, override }) => (override === undefined ? [text] : [])),
  };
}

/** How an override is written. */
export function writeOverride({ remote, at }: Override): string {
  return `${remote}@${at}`;
}

/** The same address without its overrides. */
export function withoutOverrides(href: string): string {
  const url = new URL(href);
  url.searchParams.delete(parameter);
  return `${url.pathname}${url.search}${url.hash}`;
}
