import { seatFromQueue as call } from '@stammtisch/contracts/waiting-list/seat-from-queue';
import type { Api } from '../../platform/http/api.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { register } from '../../platform/http/register.ts';
import { changeStatus } from '../../reservations/status-change.ts';
import { changeCurrent } from '../../reservations/with-current.ts';

export function mountSeatFromQueue(api: Api): void {
  register(api, call, async (request) =>
    changeCurrent(api, request, async (desk, row) => {
      if (row.status !== 'QUEUED') return refuse('transition-not-allowed');
      const { tables, ...answers } = request.body;
      return changeStatus(desk, row, { status: 'SEATED', ...answers }, { tables });
    }),
  );
}
