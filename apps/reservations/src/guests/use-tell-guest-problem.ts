import { isProblem } from '@stammtisch/hal-client';
import { problemKey, tellProblem, useHost, useText, type ProblemKey } from '@stammtisch/remote-kit';

/** Refusals in their own words; what nobody foresaw as the specification names it (§8). */
export function useTellGuestProblem() {
  const { notices } = useHost();
  const problem = useText('problems');
  return (error: unknown, failed: ProblemKey) => {
    const isUnforeseen = !isProblem(error) || problemKey(error) === 'ERROR_OCCURED_CONTACT_US';
    if (isUnforeseen) notices.error(problem(failed));
    else tellProblem(error, notices, (key) => problem(key));
  };
}
