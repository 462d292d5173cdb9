import { cancelSeries as call } from '@stammtisch/contracts/reservation/series';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { changeStatus } from '../status-change.ts';
import { withCurrent } from '../with-current.ts';
import { changeMembers } from './change-members.ts';

/** Each party is cancelled by the same rules as a single one, with one mail for the first of them. */
export function mountCancelSeries(api: Api): void {
  register(api, call, async (request) =>
    withCurrent(api, request, (desk, row) => {
      const { scope, editor } = request.body;
      const wish = { status: 'CANCELLED' as const, ...(editor !== undefined && { editor }) };
      return changeMembers(desk, row, {
        scope,
        skip: [],
        dryRun: false,
        prepare: async () => (member) =>
          changeStatus(desk, member, wish, { tellsGuest: member.id === row.id }),
      });
    }),
  );
}
