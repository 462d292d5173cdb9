import type { ServerResponse } from 'node:http';
import { pagePolicy } from './page.ts';

/** An answer of a provider's API, as it was given. */
export interface Said {
  status: number;
  body: string;
}

export function sendSaid(response: ServerResponse, { status, body }: Said) {
  return send(response, status, 'application/json', body);
}

export function sendPage(response: ServerResponse, html: string, status = 200) {
  response.setHeader('content-security-policy', pagePolicy);
  return send(response, status, 'text/html; charset=utf-8', html);
}

export function leadTo(response: ServerResponse, address: string) {
  response.writeHead(303, { location: address });
  response.end();
}

export function send(response: ServerResponse, status: number, type: string, body: string) {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(body);
}
