/** Ctrl-C stops everything that was started, the last first. */
export function stopOnSignal(stops: (() => Promise<void>)[]): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    for (let last = stops.pop(); last; last = stops.pop()) await last();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void stop());
}
