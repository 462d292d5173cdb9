import { changeStatus as call } from '@stammtisch/contracts/reservation/change-status';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { changeCurrent } from '../with-current.ts';
import { changeStatus } from '../status-change.ts';

export function mountChangeStatus(api: Api): void {
  register(api, call, async (request) =>
    changeCurrent(api, request, (desk, row) => changeStatus(desk, row, request.body)),
  );
}
