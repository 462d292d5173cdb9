import { existsSync } from 'node:fs';
import { aptInstall, canUseApt, install } from './install.ts';

/** `NGINX_PATH`, or where distributions put it. */
function findNginx(): string | undefined {
  const given = process.env['NGINX_PATH'];
  const usual = ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'];
  return [...(given ? [given] : []), ...usual].find((file) => existsSync(file));
}

/**
 * Finds nginx, the plain static server of the tests, or installs Debian's package as root.
 *
 * @throws when it cannot be had, with what to do
 */
export function provideNginx(): string {
  const found = findNginx();
  if (found) return found;
  if (canUseApt) install('nginx', aptInstall('nginx-light'));
  const installed = findNginx();
  if (installed) return installed;
  throw new Error('nginx is needed by the tests. Install it, or set NGINX_PATH to its program.');
}
