import * as z from 'zod';
import { defineCall } from '../call.ts';
import { hal } from '../hal.ts';
import { reservationList } from '../reservation/reservation.ts';
import { roomReservationsQuery } from './change-room.ts';
import { roomParams } from './room.ts';
import { newTableFields, table, tableFields, tableParams } from './table.ts';

export const addTable = defineCall({
  name: 'addTable',
  summary: 'Adds a table to a room',
  rel: 'addTable',
  method: 'POST',
  path: '/api/1/rooms/:roomId/tables',
  audience: 'staff',
  params: roomParams,
  body: newTableFields,
  status: 201,
  reply: table,
  problems: ['demo-read-only', 'name-in-use', 'room-full'],
});

export const readTable = defineCall({
  name: 'readTable',
  summary: 'Reads a table',
  rel: 'self',
  method: 'GET',
  path: '/api/1/rooms/:roomId/tables/:tableId',
  audience: 'staff',
  params: tableParams,
  reply: table,
});

/** Needs `If-Match`. */
export const replaceTable = defineCall({
  name: 'replaceTable',
  summary: 'Changes a table',
  rel: 'self',
  method: 'PUT',
  path: '/api/1/rooms/:roomId/tables/:tableId',
  audience: 'staff',
  params: tableParams,
  body: tableFields,
  reply: table,
  problems: ['demo-read-only', 'name-in-use', 'stale-version', 'version-required'],
});

/**
 * Needs `If-Match`. Its coming reservations lose this table (the link `reservations` lists them
 * before) and nothing else; the answer's link `restore` takes it back.
 */
export const deleteTable = defineCall({
  name: 'deleteTable',
  summary: 'Deletes a table',
  rel: 'self',
  method: 'DELETE',
  path: '/api/1/rooms/:roomId/tables/:tableId',
  audience: 'staff',
  params: tableParams,
  reply: hal({ id: z.uuid() }),
  problems: ['demo-read-only', 'stale-version', 'version-required'],
});

/** Parties that were not touched since get the table back where nobody else has it. */
export const restoreTable = defineCall({
  name: 'restoreTable',
  summary: 'Takes the deletion of a table back',
  rel: 'restore',
  method: 'POST',
  path: '/api/1/rooms/:roomId/tables/:tableId/restore',
  audience: 'staff',
  params: tableParams,
  reply: table,
  problems: ['demo-read-only', 'name-in-use', 'room-full'],
});

export const listTableReservations = defineCall({
  name: 'listTableReservations',
  summary: 'Lists who would lose this table: those who come, and those who sit there',
  rel: 'reservations',
  method: 'GET',
  path: '/api/1/rooms/:roomId/tables/:tableId/reservations',
  audience: 'staff',
  params: tableParams,
  query: roomReservationsQuery,
  reply: reservationList,
});
