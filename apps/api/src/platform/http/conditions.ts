import type { AnswerOptions } from './answer.ts';
import { refuse, type Refusal } from './refusal.ts';

/** Until then a second change may fall into the same second, which `Last-Modified` cannot tell. */
const settled = 2_000;

export interface Conditions {
  ifNoneMatch: string | undefined;
  ifModifiedSince: string | undefined;
}

/** `ETag` and `Last-Modified` of an answer. */
export function validators(options: AnswerOptions, now: Date): Record<string, string> {
  const { version, modifiedAt } = options;
  return {
    ...(version !== undefined && { etag: quote(version) }),
    ...(modifiedAt && { 'last-modified': lastModified(modifiedAt, now).toUTCString() }),
  };
}

/**
 * A value that is still fresh is dated one second early: whoever cached it is then never told that
 * it is unchanged when it was changed again within that second.
 */
function lastModified(modifiedAt: Date, now: Date): Date {
  const isSettled = now.getTime() - modifiedAt.getTime() >= settled;
  return isSettled ? modifiedAt : new Date(modifiedAt.getTime() - 1_000);
}

/** RFC 9110 §13.2.2: `If-None-Match` wins over `If-Modified-Since`. */
export function isUnchanged(conditions: Conditions, options: AnswerOptions, now: Date): boolean {
  const { version, modifiedAt } = options;
  if (conditions.ifNoneMatch !== undefined && version !== undefined) {
    const tags = conditions.ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return tags.includes('*') || tags.includes(quote(version));
  }
  if (conditions.ifModifiedSince === undefined || !modifiedAt) return false;
  const since = Date.parse(conditions.ifModifiedSince);
  const second = Math.floor(modifiedAt.getTime() / 1_000) * 1_000;
  return second <= since && now.getTime() - modifiedAt.getTime() >= settled;
}

export function quote(version: string | number): string {
  return `"${version}"`;
}

/** The version in `If-Match`: `"7"` and, as some proxies make it, `W/"7"` are both 7. */
export function unquote(header: string | undefined): string | undefined {
  return header
    ?.trim()
    .replace(/^W\//, '')
    .replace(/^"(.*)"$/, '$1');
}

/** The answer to a change that was based on an older version; it carries the current one. */
export function stale(current: unknown, version: string | number): Refusal {
  return refuse('stale-version', { extension: { current }, headers: { etag: quote(version) } });
}
