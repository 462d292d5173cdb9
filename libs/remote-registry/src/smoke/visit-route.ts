import type { BrowserContext, Page } from 'playwright';
import { smokeRestaurant } from './fake-api.ts';

/** What a page must show within this time, on a machine that does other things too. */
const patience = 15_000;

/** Optional parts are left out, and the others filled with what nobody has. */
function addressOfRoute(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '' && !segment.endsWith('?'));
  const filled = segments.map((segment) => (segment.startsWith(':') ? smokeRestaurant : segment));
  return `/${filled.join('/')}`;
}

/** A browser in which somebody of the restaurant without data has just signed in. */
export async function signIn(context: BrowserContext): Promise<void> {
  const account = { uuid: smokeRestaurant, name: 'Smoke', email: 'smoke@stammtisch.example' };
  const session = { token: 'smoke', refresherToken: 'smoke', receivedAt: Date.now() };
  const items = {
    'stammtisch.accounts': JSON.stringify({ active: account.uuid, accounts: [account] }),
    [`stammtisch.session.${account.uuid}`]: JSON.stringify(session),
  };
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, items);
}

/** Everything that goes wrong on a page, in the order in which it does. */
function listen(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`it threw: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() !== 'error') return;
    if (/content security policy/i.test(text)) faults.push(`its policy was broken: ${text}`);
    if (/integrity|digest/i.test(text))
      faults.push(`a file is not the one that was built: ${text}`);
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isFile = /^\/(remotes|static|registry)\//.test(pathname);
    if (isFile && !response.ok())
      faults.push(`${pathname} was answered with ${String(response.status())}`);
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') {
      faults.push(`it asked another origin: ${request.url()}`);
    }
  });
  return faults;
}

export interface Visit {
  origin: string;
  /** The route's, with its parameters. */
  path: string;
  /** Addresses of the shell's own pages. */
  hostPaths: readonly string[];
}

/** Opens a page and says what is wrong with it. */
export async function visitRoute(
  context: BrowserContext,
  { origin, path, hostPaths }: Visit,
): Promise<string[]> {
  const page = await context.newPage();
  const faults = listen(page);
  try {
    await page.goto(origin + addressOfRoute(path));
    const failure = page.locator('[data-remote-failure]');
    const heading = page.locator('#content h1');
    try {
      await failure.or(heading).first().waitFor({ timeout: patience });
    } catch (cause) {
      if (!(cause instanceof Error) || cause.name !== 'TimeoutError') throw cause;
      return [...faults, 'it has no main heading (h1)'];
    }
    // What is drawn first may crash when its data does not come.
    await page.waitForLoadState('networkidle');
    const { pathname } = new URL(page.url());
    if (hostPaths.includes(pathname)) faults.push(`it led to ${pathname} instead`);
    const title = (await failure.count()) > 0 ? await failure.first().innerText() : undefined;
    if (title !== undefined) {
      faults.push(`the shell shows its failure panel: ${title.split('\n')[0] ?? ''}`);
    }
    return faults;
  } finally {
    await page.close();
  }
}
