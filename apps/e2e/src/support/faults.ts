import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Request, Route } from 'playwright/test';
import type { BuiltVersion } from './build-version.ts';

export interface Fault {
  name: string;
  answer: (route: Route) => Promise<void>;
  /** What the operators hear. */
  reason: 'unreachable' | 'status' | 'integrity' | 'timeout';
}

const page = { status: 200, contentType: 'text/html', body: '<!doctype html><p>Wartung</p>' };

/** What can be wrong with a file of a version. */
export function faultsOf({ folder, released }: BuiltVersion): Fault[] {
  const contentOf = (request: Request) =>
    readFileSync(path.join(folder, new URL(request.url()).pathname.slice(released.base.length)));
  return [
    { name: 'unreachable', answer: (route) => route.abort(), reason: 'unreachable' },
    { name: 'missing', answer: (route) => route.fulfill({ status: 404 }), reason: 'status' },
    { name: 'a page of HTML', answer: (route) => route.fulfill(page), reason: 'integrity' },
    {
      name: 'one byte off',
      reason: 'integrity',
      answer: (route) => {
        const body = contentOf(route.request());
        const at = body.length - 2;
        body.writeUInt8(body.readUInt8(at) ^ 1, at);
        const contentType = { '.js': 'text/javascript', '.css': 'text/css' };
        const [, kind] = Object.entries(contentType).find(([end]) =>
          route.request().url().endsWith(end),
        ) ?? ['', 'application/json'];
        return route.fulfill({ body, contentType: kind });
      },
    },
  ];
}
