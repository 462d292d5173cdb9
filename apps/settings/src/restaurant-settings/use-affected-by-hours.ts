import { listAffectedByHours } from '@stammtisch/contracts/settings/affected-by-hours';
import type { OpeningHourSetting } from '@stammtisch/contracts/settings/opening-hour';
import type { ReservationList } from '@stammtisch/contracts/reservation/reservation';
import { tellProblem, useHost, useText } from '@stammtisch/remote-kit';

/** Asks whom other hours would leave outside; undefined when nobody can say. */
export function useAffectedByHours() {
  const { client, entry, notices } = useHost();
  const problems = useText('problems');
  return async (
    openingHours: readonly OpeningHourSetting[],
  ): Promise<ReservationList | undefined> => {
    try {
      const body = { openingHours: [...openingHours] };
      return (await client.call(entry, listAffectedByHours, { body })).resource;
    } catch (error) {
      tellProblem(error, notices, (key) => problems(key));
      return undefined;
    }
  };
}
