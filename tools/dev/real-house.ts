import { logIn } from '@stammtisch/contracts/authentication/log-in';
import type { SessionReply } from '@stammtisch/contracts/authentication/session';
import { release, releasePointer, type Release } from '@stammtisch/contracts/remote/release';
import { demoLogins } from '../demo/demo-logins.ts';
import { wirePassword } from '../demo/wire-password.ts';
import type { House } from './house.ts';
import { Refused } from './refused.ts';

/** The account that may change everything (decisions §9). */
const [, , owner] = demoLogins.emails;

async function readJson(href: string): Promise<unknown> {
  const reply = await fetch(href);
  if (!reply.ok) throw new Error(`${href} answered ${String(reply.status)}`);
  return reply.json();
}

async function readRelease(origin: string): Promise<Release> {
  const pointer = releasePointer.parse(await readJson(`${origin}/registry/live.json`));
  return release.parse(await readJson(new URL(pointer.release.href, origin).href));
}

/** Signs in with the demo's public password; another house wants its own people to sign in. */
async function signIn(origin: string): Promise<SessionReply | undefined> {
  const body = { email: owner, password: await wirePassword('pw', demoLogins.password) };
  const reply = await fetch(new URL(logIn.path, origin), {
    method: logIn.method,
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify(body),
  });
  return reply.ok ? logIn.reply.parse(await reply.json()) : undefined;
}

/**
 * A house that runs, with the API, the registry and the remotes that it serves.
 *
 * @throws {Refused} when nothing answers there
 */
export async function realHouse(origin: string): Promise<House> {
  try {
    await readRelease(origin);
  } catch (cause) {
    throw new Refused(
      `No house answers at ${origin}. Start one with npm start, name another with --api, or make one up with --fake.`,
      { cause },
    );
  }
  return {
    name: origin,
    readRelease: () => readRelease(origin),
    signIn: () => signIn(origin),
    server: {
      proxy: [
        {
          pathFilter: ['/api', '/authenticate', '/remotes', '/registry'],
          target: origin,
          changeOrigin: true,
        },
      ],
    },
  };
}
