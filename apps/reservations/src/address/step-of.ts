import { isPageStep, pageStep } from '@stammtisch/contracts/remote/page-step';

/**
 * How a change of the address stands in the browser's history. A sheet that opens where none stood is
 * a step: back closes it, as somebody with a tablet expects. Everything else replaces the address,
 * and a sheet that was closed by its button and opened again is the same step.
 */
export function stepOf(state: unknown, isOpening: boolean): { replace: boolean; state: unknown } {
  if (isOpening && !isPageStep(state)) return { replace: false, state: pageStep };
  return { replace: true, state };
}
