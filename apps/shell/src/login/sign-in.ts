import { authenticateRestaurantSession } from '@stammtisch/contracts/authentication/authenticate-restaurant-session';
import { logIn } from '@stammtisch/contracts/authentication/log-in';
import { hashForWire } from '@stammtisch/remote-kit';
import { openClient } from '../token-lifecycle/connection.ts';
import { keepSession } from '../token-lifecycle/sessions.ts';

// decisions §9: the demo's password is public.
const demo = { email: 'demo@stammtisch.example', password: 'stammtisch' };

/** Logs in and puts the restaurant on the screen; rejects with the server's problem. */
export async function signIn(email: string, password: string): Promise<void> {
  const body = { email, password: await hashForWire(password, 'login') };
  const { resource } = await openClient.entry(logIn, { body, cache: 'never' });
  keepSession(resource, { open: true });
}

export function signInToDemo(): Promise<void> {
  return signIn(demo.email, demo.password);
}

/** Logs in to a linked restaurant by its password (specification §4, §7). */
export async function signInToRestaurant(uuid: string, password: string): Promise<void> {
  const body = { uuid, password: await hashForWire(password, 'login') };
  const { resource } = await openClient.entry(authenticateRestaurantSession, {
    body,
    bodyAs: 'form',
    cache: 'never',
  });
  keepSession(resource, { open: true });
}
