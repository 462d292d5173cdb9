/**
 * Long before anything is read again by itself, so only a notice can have brought it. How fast
 * notices are is a bench: `streams`.
 */
export const atOnce = { timeout: 5_000 };
