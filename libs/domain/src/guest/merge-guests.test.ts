import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chosenFields, mergeGuests, type MergeableGuest } from './merge-guests.ts';

const anna: MergeableGuest = {
  anrede: '',
  forename: 'Anna',
  lastname: 'Huber',
  company: '',
  street: '',
  plz: '',
  city: '',
  country: '',
  phone: '+49301',
  email: '',
  roomno: '',
  comment: '',
  tags: [],
  allowsNewsletter: true,
  allowsDataStorage: true,
  temporary: false,
  persist: false,
};

test('gaps of the survivor are filled from the other', () => {
  const merged = mergeGuests(anna, { ...anna, phone: '+49302', email: 'a@b.example' }, []);
  expect(merged).toMatchObject({ phone: '+49301', email: 'a@b.example' });
});

test('what is chosen comes from the other, unless there is nothing', () => {
  const other = { ...anna, phone: '+49302', forename: '' };
  expect(mergeGuests(anna, other, ['phone', 'forename'])).toMatchObject({
    phone: '+49302',
    forename: 'Anna',
  });
});

test('comments and tags of both stay', () => {
  const other = { ...anna, comment: 'Nüsse', tags: ['VIP', 'Stammgast'] };
  const merged = mergeGuests({ ...anna, comment: 'Fensterplatz', tags: ['VIP'] }, other, []);
  expect(merged).toMatchObject({ comment: 'Fensterplatz\nNüsse', tags: ['VIP', 'Stammgast'] });
});

const someGuest = fc.record({
  ...Object.fromEntries(chosenFields.map((field) => [field, fc.constantFrom('', 'a', 'b')])),
  comment: fc.string({ maxLength: 30 }),
  tags: fc.uniqueArray(fc.constantFrom('VIP', 'Stammgast', 'Allergie')),
  allowsNewsletter: fc.boolean(),
  allowsDataStorage: fc.boolean(),
  temporary: fc.boolean(),
  persist: fc.boolean(),
}) as unknown as fc.Arbitrary<MergeableGuest>;
const someFields = fc.uniqueArray(fc.constantFrom(...chosenFields));

test('nobody consents by being merged, whoever survives', () => {
  fc.assert(
    fc.property(someGuest, someGuest, someFields, (one, two, take) => {
      const merged = mergeGuests(one, two, take);
      const mirrored = mergeGuests(two, one, take);
      for (const consent of ['allowsNewsletter', 'allowsDataStorage'] as const) {
        expect(merged[consent]).toBe(one[consent] && two[consent]);
        expect(mirrored[consent]).toBe(merged[consent]);
      }
    }),
  );
});

test('a field is empty afterwards only if both had nothing, and never holds anything new', () => {
  fc.assert(
    fc.property(someGuest, someGuest, someFields, (one, two, take) => {
      const merged = mergeGuests(one, two, take);
      for (const field of chosenFields) {
        expect([one[field], two[field]]).toContain(merged[field]);
        expect(merged[field] === '').toBe(one[field] === '' && two[field] === '');
      }
    }),
  );
});

test('a guest merged with the same again stays as he is', () => {
  fc.assert(
    fc.property(someGuest, someFields, (one, take) => {
      expect(mergeGuests(one, one, take)).toEqual(one);
    }),
  );
});
