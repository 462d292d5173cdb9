import { largestLogo, storeLogo as call } from '@stammtisch/contracts/restaurant-info/logo';
import type { Api } from '../../platform/http/api.ts';
import { answer } from '../../platform/http/answer.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { changeLogo } from './change-logo.ts';
import { drawLogo } from './draw-logo.ts';
import { storeLogo } from './logo.sql.ts';

export function mountStoreLogo(api: Api): void {
  register(
    api,
    call,
    async ({ session: { restaurant }, body }) => {
      // Between no two statements: drawing may take seconds, and would hold a connection.
      const drawn = await drawLogo(body);
      if ('fault' in drawn) {
        return refuse('picture-not-usable', { extension: { reason: drawn.fault } });
      }
      const _links = await changeLogo(api, restaurant, storeLogo(restaurant, drawn));
      const { width, height, type } = drawn;
      return answer({ width, height, type, _links }, { location: call.path });
    },
    { takes: 'bytes', bodyLimit: largestLogo, refusesDemo: true },
  );
}
