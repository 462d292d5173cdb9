import { isProblem } from '@stammtisch/hal-client';
import { problemKey, tellProblem, useHost, useText } from '@stammtisch/remote-kit';

/** Refusals in their own words; what nobody foresaw as the caller names it. */
export function useTellEventProblem() {
  const { notices } = useHost();
  const problem = useText('problems');
  return (error: unknown, failed: string) => {
    const isUnforeseen = !isProblem(error) || problemKey(error) === 'ERROR_OCCURED_CONTACT_US';
    if (isUnforeseen) notices.error(failed);
    else tellProblem(error, notices, (key) => problem(key));
  };
}
