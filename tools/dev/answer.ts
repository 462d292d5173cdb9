import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers what a server of these tools makes up itself; nothing of it may be kept. */
export function answer(reply: ServerResponse, type: string, body: string, status = 200): void {
  reply.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  reply.end(body);
}

export function answerJson(reply: ServerResponse, body: unknown, status = 200): void {
  answer(reply, 'application/json', JSON.stringify(body), status);
}

export function pathOf(request: IncomingMessage): string {
  return new URL(request.url ?? '/', 'http://localhost').pathname;
}
