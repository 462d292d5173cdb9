import { useAccounts } from '../token-lifecycle/accounts.ts';
import { lazily } from './lazily.ts';

const loadLogin = () => import('../login/login-page.tsx');
const loadStaff = () => import('./signed-in.tsx');

export const LoginPage = lazily(loadLogin, (module) => module.LoginPage);
export const SignedIn = lazily(loadStaff, (module) => module.SignedIn);
export const DemoPage = lazily(
  () => import('../login/demo-page.tsx'),
  (module) => module.DemoPage,
);
export const LogoutPage = lazily(
  () => import('../logout/logout-page.tsx'),
  (module) => module.LogoutPage,
);
export const ExternalOriginPage = lazily(
  () => import('../external-origin/external-origin-page.tsx'),
  (module) => module.ExternalOriginPage,
);

/**
 * Fetches the code of the screen that will probably come first. Begun before the first drawing,
 * because React holds a screen that turns out to be missing back by 300 ms.
 */
export async function fetchFirstPage(): Promise<void> {
  await (useAccounts.getState().active === undefined ? loadLogin() : loadStaff());
}
