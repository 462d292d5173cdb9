import { enterMasterPassword } from '@stammtisch/contracts/authentication/enter-master-password';
import type { FastifyInstance } from 'fastify';
import type { TestRestaurant } from './test-restaurant.ts';

/** Opens what stands behind the master password, for ten minutes. */
export async function enterMaster(app: FastifyInstance, restaurant: TestRestaurant) {
  await app.inject({
    method: enterMasterPassword.method,
    url: enterMasterPassword.path,
    headers: restaurant.headers,
    payload: { password: restaurant.masterPassword },
  });
}
