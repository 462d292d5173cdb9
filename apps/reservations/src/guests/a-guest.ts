import type { Guest } from './guest.ts';

/** For tests: Anna Huber, whose data may be stored; set just what a test is about. */
export function aGuest(given: Partial<Guest> = {}): Guest {
  const id = given.id ?? '22222222-2222-4222-8222-222222222222';
  const self = `/api/1/guests/${id}`;
  return {
    id,
    version: 3,
    anrede: '',
    forename: 'Anna',
    lastname: 'Huber',
    company: '',
    street: '',
    plz: '',
    city: '',
    country: '',
    phone: '+49301234567',
    email: 'anna@example.org',
    roomno: '',
    comment: '',
    allowsNewsletter: false,
    allowsDataStorage: true,
    tags: [],
    language: 'de',
    temporary: false,
    persist: false,
    reservationCount: 2,
    noShowCount: 0,
    _links: {
      self: { href: self },
      history: { href: `${self}/history` },
      duplicates: { href: `${self}/duplicates` },
      merge: { href: `${self}/merge` },
      data: { href: `${self}/data` },
    },
    ...given,
  };
}
