import { defaultFields } from '@stammtisch/contracts/settings/input-field';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allFields, changed, moved } from './field-order.ts';

const fields = allFields(defaultFields);

test('every field that a form may have is listed, what is not asked yet as hidden', () => {
  expect(fields.map(({ name }) => name)).toEqual([
    'forename',
    'lastname',
    'phone',
    'email',
    'comment',
    'anrede',
    'company',
    'allowsNewsletter',
  ]);
  expect(fields.slice(5).some(({ visible, mandatory }) => visible || mandatory)).toBe(false);
});

test('a hidden field is not mandatory, and stays optional when it is shown again', () => {
  const hidden = changed(fields, 'lastname', { visible: false });
  expect(hidden[1]).toMatchObject({ visible: false, mandatory: false });
  expect(changed(hidden, 'lastname', { visible: true })[1]).toMatchObject({ mandatory: false });
  expect(changed(hidden, 'lastname', { mandatory: true })[1]).toMatchObject({ mandatory: false });
});

test('moving keeps every field, numbers them without a gap, and can be taken back', () => {
  fc.assert(
    fc.property(fc.nat(fields.length - 1), fc.constantFrom(-1, 1), (index, by) => {
      const after = moved(fields, index, by);
      expect(after.map(({ orderIndex }) => orderIndex)).toEqual(fields.map((_, place) => place));
      expect(new Set(after.map(({ name }) => name)).size).toBe(fields.length);
      const isAtEnd = index + by < 0 || index + by >= fields.length;
      expect(isAtEnd ? after : moved(after, index + by, by === 1 ? -1 : 1)).toEqual(fields);
    }),
  );
});
