import type { Api } from '../platform/http/api.ts';
import { mountAddTable } from './add-table/route.ts';
import { mountCreateRoom } from './create-room/route.ts';
import { mountDeleteRoom } from './delete-room/route.ts';
import { mountDeleteTable } from './delete-table/route.ts';
import { mountDuplicateRoom } from './duplicate-room/route.ts';
import { mountEditTables } from './edit-tables/route.ts';
import { mountListAffected } from './list-affected/route.ts';
import { mountListRooms } from './list-rooms/route.ts';
import { mountReadRoom } from './read-room/route.ts';
import { mountReadTable } from './read-table/route.ts';
import { mountReplaceRoom } from './replace-room/route.ts';
import { mountReplaceTable } from './replace-table/route.ts';
import { mountRestoreRoom } from './restore-room/route.ts';
import { mountRestoreTable } from './restore-table/route.ts';

export function mountRooms(api: Api): void {
  mountListRooms(api);
  mountCreateRoom(api);
  mountReadRoom(api);
  mountReplaceRoom(api);
  mountDeleteRoom(api);
  mountRestoreRoom(api);
  mountDuplicateRoom(api);
  mountAddTable(api);
  mountEditTables(api);
  mountReadTable(api);
  mountReplaceTable(api);
  mountDeleteTable(api);
  mountRestoreTable(api);
  mountListAffected(api);
}
