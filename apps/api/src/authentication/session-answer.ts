import { answer } from '../platform/http/answer.ts';

/** Tokens are kept by nobody on the way. */
export function sessionAnswer<Body>(body: Body) {
  return answer(body, { headers: { 'cache-control': 'no-store' } });
}
