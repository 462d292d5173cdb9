import type { IncomingMessage, ServerResponse } from 'node:http';
import { answer, answerJson, pathOf } from './answer.ts';
import type { House } from './house.ts';

/** Where a development page asks for a session, so that nobody types a password at each start. */
const sessionPath = '/dev/session';

/** Changes with every start: what a page kept of an earlier house is worth nothing. */
const started = String(Date.now());

export function answerSession(house: House) {
  return (request: IncomingMessage, reply: ServerResponse, next: (failure?: unknown) => void) => {
    if (pathOf(request) !== sessionPath) return next();
    reply.setHeader('x-started', started);
    if (request.method === 'HEAD') return answer(reply, 'text/plain', '');
    house.signIn().then((session) => {
      if (session === undefined) answer(reply, 'text/plain', 'sign in on the page', 404);
      else answerJson(reply, session);
    }, next);
  };
}
