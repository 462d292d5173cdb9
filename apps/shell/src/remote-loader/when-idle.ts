/** Settles when the browser has nothing else to do; after two seconds at the latest. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no such call yet.
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback(() => resolve(), { timeout: 2_000 });
    } else setTimeout(resolve, 500);
  });
}
