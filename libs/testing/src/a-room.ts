import type { RoomReply, TableReply } from '@stammtisch/contracts/room/room';

/** For tests: a table of the plan; its id goes by its name, as that of `aTable` does. */
export function aPlanTable(name: string, seats = 4): TableReply {
  return {
    id: `00000000-0000-4000-8000-${name.padStart(12, '0')}`,
    version: 1,
    name,
    seats,
    minPersons: 1,
    priority: 0,
    clearingMinutes: 0,
    tags: [],
    refId: '',
    _links: {},
  };
}

/** For tests: a room with one table; set just what a test is about. */
export function aRoom(given: Partial<RoomReply> = {}): RoomReply {
  return {
    id: '33333333-3333-4333-8333-333333333333',
    version: 1,
    name: 'Stube',
    active: true,
    area: '',
    refId: '',
    outdoor: false,
    autoAssignment: true,
    color: '#e7d8c4',
    tables: [aPlanTable('12')],
    _links: {},
    ...given,
  };
}
