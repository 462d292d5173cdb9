/**
 * The state of an entry in the browser’s history that a page makes of itself, as when a sheet opens:
 * back closes the sheet, and going there leaves no page. The shell asks nothing before it.
 */
export const pageStep = { isPageStep: true };

export function isPageStep(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isPageStep' in state;
}
