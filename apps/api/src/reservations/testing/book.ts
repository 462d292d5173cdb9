import { reservation, type ReservationReply } from '@stammtisch/contracts/reservation/reservation';
import type { OpenHouse } from './open-house.ts';

type Order = Record<string, unknown>;

/** A party of two at 19:00 on the house's test day, with just what the test is about. */
export function anOrder(house: OpenHouse, order: Order = {}): Order {
  return {
    guest: { forename: 'Lina', lastname: 'Krüger', email: 'lina@example.com' },
    persons: { from: 2, to: 2 },
    date: house.wireDay,
    time: '19:00',
    ...order,
  };
}

export function post(house: OpenHouse, order: Order, headers: Record<string, string> = {}) {
  return house.app.inject({
    method: 'POST',
    url: '/api/1/reservations',
    headers: { ...house.restaurant.headers, ...headers },
    payload: order,
  });
}

/** Writes a reservation and answers it as it was stored. */
export async function book(house: OpenHouse, order: Order = {}): Promise<ReservationReply> {
  const answer = await post(house, anOrder(house, order));
  if (answer.statusCode !== 201) throw new Error(`not booked: ${answer.body}`);
  return reservation.parse(answer.json());
}

/** Follows a link of a reservation with the version that the caller has seen. */
export function follow(
  house: OpenHouse,
  seen: ReservationReply,
  rel: 'move' | 'assign' | 'status' | 'history' | 'self',
  request: {
    method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
    payload?: Order;
    query?: Record<string, string>;
  } = {},
) {
  const link = seen._links[rel];
  if (!link || Array.isArray(link)) throw new Error(`no link ${rel}`);
  return house.app.inject({
    method: request.method ?? (rel === 'history' ? 'GET' : 'POST'),
    url: link.href,
    headers: { ...house.restaurant.headers, 'if-match': `"${seen.version}"` },
    ...(request.payload && { payload: request.payload }),
    ...(request.query && { query: request.query }),
  });
}
