import { expect, test } from 'vitest';
import { newDraft } from '../draft.ts';
import { findMissing, firstWrong, formFields, placeErrors } from './form-fields.ts';

const { details } = newDraft({
  minPersons: 1,
  maxPersons: 8,
  today: '2026-05-01',
  nextOpenDay: null,
  lastDay: '2026-10-01',
});

test('the fields stand in the restaurant’s order, the newsletter apart from them', () => {
  const fields = formFields([
    { name: 'email', mandatory: false },
    { name: 'allowsNewsletter', mandatory: false },
    { name: 'lastname', mandatory: true },
  ]);
  expect(fields).toEqual([
    { name: 'email', mandatory: true },
    { name: 'lastname', mandatory: true },
  ]);
});

test('name and mail address are asked for even where the restaurant has hidden them', () => {
  const names = formFields([{ name: 'comment', mandatory: false }]).map(({ name }) => name);
  expect(names).toEqual(['lastname', 'email', 'comment']);
});

test('the first field that is wrong is gone to first', () => {
  const fields = formFields([{ name: 'phone', mandatory: true }]);
  const errors = findMissing({ ...details, lastname: '  ' }, fields);
  expect(errors).toEqual({
    phone: 'required',
    lastname: 'required',
    email: 'required',
    acceptsPrivacyPolicy: 'privacyRequired',
  });
  expect(firstWrong(errors, fields)).toBe('phone');
});

test('what the server refuses is said at its field', () => {
  const refused = [
    { pointer: '/email', code: 'INVALID' },
    { pointer: '/phone', code: 'PHONE_INVALID' },
    { pointer: '/lastname', code: 'required' },
    { pointer: '/comment', code: 'INVALID' },
    { pointer: '/persons', code: 'party-size' },
  ];
  expect(placeErrors(refused, details)).toEqual({
    email: 'emailInvalid',
    phone: 'phoneInvalid',
    lastname: 'required',
    comment: 'fieldInvalid',
  });
});
