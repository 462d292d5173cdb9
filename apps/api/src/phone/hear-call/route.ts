import {
  hearCall,
  hearCallByAddress,
  hearCallOfSipgate,
} from '@stammtisch/contracts/phone/hear-call';
import type { Api } from '../../platform/http/api.ts';
import { BytesAnswer } from '../../platform/http/bytes-answer.ts';
import { register } from '../../platform/http/register.ts';
import { hear } from './hear.ts';

/** A call is told in a few hundred bytes. */
const bodyLimit = 16_384;

const heard = { heard: true, _links: {} };

/** The three ways in which phone systems can tell of a call. */
export function mountHearCall(api: Api): void {
  register(
    api,
    hearCall,
    async ({ body, query, bearer, ip }) => {
      const refusal = await hear(api, { told: body, token: bearer ?? query.token, ip });
      return refusal ?? heard;
    },
    { takes: 'json-or-form', bodyLimit },
  );
  register(api, hearCallByAddress, async ({ query, bearer, ip }) => {
    const refusal = await hear(api, { told: query, token: bearer ?? query.token, ip });
    return refusal ?? heard;
  });
  register(
    api,
    hearCallOfSipgate,
    async ({ body, query, bearer, ip }) => {
      const token = bearer ?? query.token ?? '';
      const refusal = await hear(api, { told: body, token, ip });
      return refusal ?? whereToTell(api.config.APP_ORIGIN, token);
    },
    { takes: 'form', bodyLimit },
  );
}

/** sipgate.io tells of the answer and the hangup only where it is asked to. */
function whereToTell(origin: string, token: string) {
  const address = `${origin}${hearCallOfSipgate.path}?token=${encodeURIComponent(token)}`;
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<Response onAnswer="${address}" onHangup="${address}"/>
`;
  return new BytesAnswer(new TextEncoder().encode(xml), 'application/xml', {});
}
