import type { Api } from '../platform/http/api.ts';
import { mountHearCall } from './hear-call/route.ts';
import { mountListCalls } from './list-calls/route.ts';
import { mountMakeToken } from './make-token/route.ts';
import { mountPutAwayCall } from './put-away-call/route.ts';
import { mountReadCall } from './read-call/route.ts';
import { mountReadPhoneSystem } from './read-phone-system/route.ts';
import { mountRevokeToken } from './revoke-token/route.ts';
import { mountRing } from './ring/route.ts';

export function mountPhone(api: Api): void {
  mountReadPhoneSystem(api);
  mountMakeToken(api);
  mountRevokeToken(api);
  mountHearCall(api);
  mountListCalls(api);
  mountReadCall(api);
  mountPutAwayCall(api);
  mountRing(api);
}
