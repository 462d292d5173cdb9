import { acceptMoves as call } from '@stammtisch/contracts/assignment/accept-moves';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { atDesk } from '../../reservations/desk.ts';
import { toResource } from '../../reservations/reservation-resource.ts';
import { acceptMoves } from './accept-moves.ts';

export function mountAcceptMoves(api: Api): void {
  register(api, call, async ({ session, body }) =>
    atDesk(api, session, async (desk) => {
      const changed = await acceptMoves(desk, body.moves);
      if (changed instanceof Refusal) return changed;
      return { reservations: changed.map((row) => toResource(row, desk)), _links: {} };
    }),
  );
}
