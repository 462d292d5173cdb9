import type { Api } from '../platform/http/api.ts';
import { mountAuthenticateRestaurantSession } from './authenticate-restaurant-session/route.ts';
import { mountChangeMasterPassword } from './change-master-password/route.ts';
import { mountChangePassword } from './change-password/route.ts';
import { mountEnterMasterPassword } from './enter-master-password/route.ts';
import { mountLogIn } from './log-in/route.ts';
import { mountLogOut } from './log-out/route.ts';
import { mountRefreshToken } from './refresh-token/route.ts';
import { mountVerifySession } from './verify-session/route.ts';

export function mountAuthentication(api: Api): void {
  mountLogIn(api);
  mountVerifySession(api);
  mountRefreshToken(api);
  mountLogOut(api);
  mountAuthenticateRestaurantSession(api);
  mountEnterMasterPassword(api);
  mountChangePassword(api);
  mountChangeMasterPassword(api);
}
