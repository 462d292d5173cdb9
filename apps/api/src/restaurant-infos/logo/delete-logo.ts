import { deleteLogo as call } from '@stammtisch/contracts/restaurant-info/logo';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { changeLogo } from './change-logo.ts';
import { deleteLogo } from './logo.sql.ts';

/** Deleting what is not there is no mistake: somebody else was faster. */
export function mountDeleteLogo(api: Api): void {
  register(
    api,
    call,
    async ({ session: { restaurant } }) => {
      await changeLogo(api, restaurant, deleteLogo(restaurant));
      return undefined;
    },
    { refusesDemo: true },
  );
}
