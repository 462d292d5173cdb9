import { aRoom } from '@stammtisch/testing/a-room';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  changeOf,
  contestedFields,
  fieldsOf,
  inverseOf,
  writtenRoomOf,
  type RoomPatch,
} from './room-patch.ts';

const config = { width: 10, depth: 8, color: '#e7d8c4', widthheightratio: 1.25 };
const room = aRoom({ config });

test.each<[string, RoomPatch, Partial<typeof room>, string[]]>([
  ['the same field, in another way', { name: 'Saal' }, { name: 'Diele' }, ['name']],
  ['the same field, in the same way', { name: 'Saal' }, { name: 'Saal' }, []],
  ['another field', { name: 'Saal' }, { color: '#ffffff' }, []],
  ['the width, and I the depth', { depth: 9 }, { config: { ...config, width: 12 } }, []],
  ['the width, as I did', { width: 11 }, { config: { ...config, width: 12 } }, ['width']],
])('somebody else changed %s', (_what, patch, theirs, contested) => {
  expect(contestedFields({ ...room, ...theirs }, changeOf(room, patch))).toEqual(contested);
});

test('what is taken back is asked about when somebody has changed it again since', () => {
  const back = inverseOf(changeOf(room, { name: 'Saal' }));
  expect(contestedFields({ ...room, name: 'Saal' }, back)).toEqual([]);
  expect(contestedFields({ ...room, name: 'Diele' }, back)).toEqual(['name']);
});

const roomAfter = (before: typeof room, patch: RoomPatch) => {
  const written = writtenRoomOf(before, patch);
  return { ...before, ...written, config: { ...config, ...written.config } };
};

const patches: fc.Arbitrary<RoomPatch> = fc.record(
  {
    name: fc.constantFrom('Saal', 'Diele', room.name),
    area: fc.constantFrom('Garten', room.area),
    active: fc.boolean(),
    width: fc.constantFrom(5, 10),
    depth: fc.constantFrom(5, 8),
  },
  { requiredKeys: [] },
);

test('of two people who change a room nobody loses a field without being asked', () => {
  fc.assert(
    fc.property(patches, patches, (first, second) => {
      const theirs = roomAfter(room, first);
      const contested: string[] = contestedFields(theirs, changeOf(room, second));
      const before: Record<string, unknown> = { ...fieldsOf(room) };
      const after: Record<string, unknown> = { ...fieldsOf(roomAfter(theirs, second)) };
      const lost = Object.entries(first)
        .filter(([field, value]) => before[field] !== value && after[field] !== value)
        .filter(([field]) => !contested.includes(field));
      expect(lost).toEqual([]);
    }),
  );
});
