import { parseTemplate } from 'url-template';
import type { PrimitiveValue } from 'url-template';
import { isRecord, ProblemError } from './problem.ts';

/** A HAL link (draft-kelly-json-hal-11 §5). */
export interface Link {
  href: string;
  templated?: boolean | undefined;
  title?: string | undefined;
  name?: string | undefined;
}

/** Anything with links; a resource's own fields stand beside them. */
export interface Linked {
  _links?: Record<string, Link | Link[]> | undefined;
}

export type Variables = Record<
  string,
  PrimitiveValue | PrimitiveValue[] | Record<string, PrimitiveValue | PrimitiveValue[]>
>;

/** All links under a relation, none when the server does not offer it. */
export function linksOf(resource: Linked, rel: string): Link[] {
  const found = resource._links?.[rel];
  if (found === undefined) return [];
  return Array.isArray(found) ? found : [found];
}

/** The link under a relation; with `name` the one of that name. `undefined` means: not allowed now. */
export function findLink(resource: Linked, rel: string, name?: string): Link | undefined {
  return linksOf(resource, rel).find((link) => name === undefined || link.name === name);
}

export function hasLink(resource: Linked, rel: string): boolean {
  return findLink(resource, rel) !== undefined;
}

/** @throws ProblemError `link-missing` when the server does not offer the relation. */
export function requireLink(resource: Linked, rel: string): Link {
  const link = findLink(resource, rel);
  if (link !== undefined) return link;
  throw new ProblemError({
    type: 'link-missing',
    status: 0,
    key: 'ERROR_OCCURED',
    detail: `the resource offers no link "${rel}"; it offers: ${Object.keys(resource._links ?? {}).join(', ') || 'none'}`,
  });
}

/** The link's address; an RFC 6570 template is expanded, variables left out vanish. */
export function expand(link: Link, variables: Variables = {}): string {
  return link.templated === true ? parseTemplate(link.href).expand(variables) : link.href;
}

/** The resources embedded under a relation, always as a list. */
export function embedded(resource: unknown, rel: string): unknown[] {
  if (!isRecord(resource) || !isRecord(resource['_embedded'])) return [];
  const found = resource['_embedded'][rel];
  if (found === undefined) return [];
  return Array.isArray(found) ? found : [found];
}

export function isLinked(value: unknown): value is Linked & Record<string, unknown> {
  return isRecord(value) && (value['_links'] === undefined || isRecord(value['_links']));
}

/** The address a resource gives itself. */
export function selfHref(resource: unknown): string | undefined {
  if (!isLinked(resource)) return undefined;
  const href: unknown = findLink(resource, 'self')?.href;
  return typeof href === 'string' ? href : undefined;
}
