import { isProblem } from '@stammtisch/hal-client';
import { tellProblem, useHost, useText, type ProblemKey } from '@stammtisch/remote-kit';

/** Types that say themselves what is wrong; for any other the specification has a sentence of its own. */
const telling = new Set([
  'demo-read-only',
  'name-in-use',
  'room-full',
  'table-set-exists',
  'table-unknown',
  'please-login',
  'offline',
  'too-many-requests',
]);

/** Says what went wrong with the floor: the problem itself, or the sentence for what was tried. */
export function useTellFloorProblem() {
  const { notices } = useHost();
  const text = useText('problems');
  return (error: unknown, otherwise: ProblemKey): void => {
    if (isProblem(error) && telling.has(error.type)) {
      tellProblem(error, notices, (key) => text(key));
      return;
    }
    if (!isProblem(error)) console.error(error);
    notices.error(text(otherwise));
  };
}
