import * as z from 'zod';
import { defineCall } from '../call.ts';
import { hal } from '../hal.ts';
import { reservationList } from '../reservation/reservation.ts';
import { room, roomFields, roomParams } from './room.ts';

export const createRoom = defineCall({
  name: 'createRoom',
  summary: 'Makes a room without tables',
  rel: 'rooms',
  method: 'POST',
  path: '/api/1/rooms',
  audience: 'staff',
  body: roomFields,
  status: 201,
  reply: room,
  problems: ['demo-read-only'],
});

/** Needs `If-Match`. Tables stay where they are, in metres, or as near to it as the walls allow. */
export const replaceRoom = defineCall({
  name: 'replaceRoom',
  summary: 'Changes a room; its tables have calls of their own',
  rel: 'self',
  method: 'PUT',
  path: '/api/1/rooms/:roomId',
  audience: 'staff',
  params: roomParams,
  body: roomFields,
  reply: room,
  problems: ['demo-read-only', 'stale-version', 'version-required'],
});

/**
 * Needs `If-Match`. Its coming reservations lose their tables (the link `reservations` lists them
 * before) and nothing else; the answer's link `restore` takes it back.
 */
export const deleteRoom = defineCall({
  name: 'deleteRoom',
  summary: 'Deletes a room with its tables',
  rel: 'self',
  method: 'DELETE',
  path: '/api/1/rooms/:roomId',
  audience: 'staff',
  params: roomParams,
  reply: hal({ id: z.uuid() }),
  problems: ['demo-read-only', 'stale-version', 'version-required'],
});

/** Parties that were not touched since get their tables back where nobody else has them. */
export const restoreRoom = defineCall({
  name: 'restoreRoom',
  summary: 'Takes the deletion of a room back',
  rel: 'restore',
  method: 'POST',
  path: '/api/1/rooms/:roomId/restore',
  audience: 'staff',
  params: roomParams,
  reply: room,
  problems: ['demo-read-only'],
});

export const duplicateRoom = defineCall({
  name: 'duplicateRoom',
  summary: 'Copies a room with its tables and table sets',
  rel: 'duplicate',
  method: 'POST',
  path: '/api/1/rooms/:roomId/duplicate',
  audience: 'staff',
  params: roomParams,
  status: 201,
  reply: room,
  problems: ['demo-read-only'],
});

export const roomReservationsQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
});

export const listRoomReservations = defineCall({
  name: 'listRoomReservations',
  summary: 'Lists who would lose a table with this room: those who come, and those who sit there',
  rel: 'reservations',
  method: 'GET',
  path: '/api/1/rooms/:roomId/reservations',
  audience: 'staff',
  params: roomParams,
  query: roomReservationsQuery,
  reply: reservationList,
});
