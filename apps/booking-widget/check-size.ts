import { measureFirstLoad } from './first-load.ts';

/** Performance goal: the widget's first load is at most this share of react + react-dom alone. */
const most = 1.25;

const { widget, react, later } = await measureFirstLoad();
const ratio = widget / react;
const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;
console.log(
  `widget ${kilobytes(widget)}, react alone ${kilobytes(react)}: ${ratio.toFixed(3)} of at most ${most}; later ${kilobytes(later)}`,
);
if (ratio > most) process.exitCode = 1;
