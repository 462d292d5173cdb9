import { checkCss as call } from '@stammtisch/contracts/settings/check-css';
import type { Api } from '../platform/http/api.ts';
import { register } from '../platform/http/register.ts';
import { cssFaults } from './check-css.ts';

export function mountCssSanityCheck(api: Api): void {
  register(api, call, async ({ body: { css } }) => {
    const errorMessages = cssFaults(css);
    return {
      runSuccessfully: true,
      hasErrors: errorMessages.length > 0,
      errorMessages,
      _links: { self: { href: call.path } },
    };
  });
}
