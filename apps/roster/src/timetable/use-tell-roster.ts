import { isProblem } from '@stammtisch/hal-client';
import { useHost, useText } from '@stammtisch/remote-kit';

/** The specification's keys for what may go wrong here (§8). */
export type RosterFailure =
  | 'FAILED_SAVING_PLAN'
  | 'FAILED_DELETING_PLAN'
  | 'FAILED_DELETING_TIME_ENTRY'
  | 'FAILED_SENDING_TIME_ENTRY'
  | 'SHIFT_EDITING_FAILED'
  | 'FAILED_ON_DOWNLOADING_CSV';

const refusals = [
  'plan-closed',
  'plan-exists',
  'plan-too-short',
  'plan-full',
  'stale-version',
  'not-found',
] as const;

const keyOf = {
  'plan-closed': 'PLAN_CLOSED',
  'plan-exists': 'PLAN_EXISTS',
  'plan-too-short': 'PLAN_TOO_SHORT',
  'plan-full': 'PLAN_FULL',
  'stale-version': 'STALE_VERSION',
  'not-found': 'NOT_FOUND',
} as const satisfies Record<(typeof refusals)[number], string>;

/** A refusal in its own words; anything else by the key of what was tried. */
export function useTellRoster() {
  const { notices } = useHost();
  const problem = useText('problems');
  return (error: unknown, key: RosterFailure) => {
    const refusal = refusals.find((type) => isProblem(error, type));
    notices.error(problem(refusal ? keyOf[refusal] : key));
  };
}
