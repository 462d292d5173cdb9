import { createRoom as call } from '@stammtisch/contracts/room/change-room';
import type { Api } from '../../platform/http/api.ts';
import { once } from '../../platform/http/idempotency.ts';
import { register } from '../../platform/http/register.ts';
import { announceRoom, changeFloor } from '../floor.ts';
import { answerWithRoom, findRoom } from '../room-row.ts';
import { insertRoom } from '../store-room.ts';

export function mountCreateRoom(api: Api): void {
  register(
    api,
    call,
    async (request) =>
      changeFloor(api, request.session, (floor) =>
        once(floor.tx, floor.restaurant, request, async () => {
          const { tx, restaurant } = floor;
          const { id } = await tx.one(insertRoom(restaurant, request.body));
          await announceRoom(floor, { type: 'room.created', room: id });
          return answerWithRoom(await tx.one(findRoom(restaurant, id)), floor);
        }),
      ),
    { refusesDemo: true },
  );
}
