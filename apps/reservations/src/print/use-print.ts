import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PrintOrder } from './print-order.ts';

/**
 * The order of the paper while something is printed, also when the browser's own command did it. The
 * paper is drawn only then, so that nobody's screen reader finds the day twice.
 */
export function usePrint() {
  const [order, setOrder] = useState<PrintOrder>('time');
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes its picture as soon as this has run.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);

  const print = (by: PrintOrder = order) => {
    flushSync(() => setOrder(by));
    window.print();
  };
  return { paper: isPrinting ? order : undefined, print };
}
