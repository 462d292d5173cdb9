import { deleteReservation as call } from '@stammtisch/contracts/reservation/delete-reservation';
import { planDelete } from '@stammtisch/domain/reservation/change-status';
import type { ProblemType } from '@stammtisch/contracts/problem';
import type { Api } from '../../platform/http/api.ts';
import { command } from '../../platform/database/sql.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { announce } from '../announce.ts';
import type { Desk } from '../desk.ts';
import { record } from '../history.ts';
import type { ReservationRow } from '../reservation-row.ts';
import { subjectOf } from '../reservation-resource.ts';
import { withCurrent } from '../with-current.ts';

const problemOf = {
  DELETE_NOT_ALLOWED: 'delete-not-allowed',
  CONFIRMATION_REQUIRED: 'confirmation-required',
  MASTER_PASSWORD_REQUIRED: 'master-password-required',
} as const satisfies Record<string, ProblemType>;

export function mountDeleteReservation(api: Api): void {
  register(api, call, async (request) =>
    withCurrent(api, request, async (desk, row) => {
      const { confirmed } = request.query;
      const outcome = planDelete(subjectOf(row), { confirmed, elevated: desk.elevated });
      return outcome.kind === 'refused'
        ? refuse(problemOf[outcome.code])
        : deleteReservation(desk, row);
    }),
  );
}

/** The row goes, its history stays (decisions §1). */
async function deleteReservation(desk: Desk, row: ReservationRow): Promise<undefined> {
  const { restaurant } = desk;
  await desk.tx.run(
    record({ restaurant, id: row.id }, { what: 'deleted', by: desk.by, from: row.status }),
  );
  await desk.tx.run(
    command`delete from reservation where restaurant_id = ${restaurant} and id = ${row.id}`,
  );
  await announce(desk, 'reservation.deleted', row);
  return undefined;
}
