import { assignment } from './assignment.ts';
import { availability } from './availability.ts';
import { bookings } from './bookings.ts';
import { cashRegister } from './cash-register.ts';
import { createReservation } from './create-reservation.ts';
import { dayView } from './day-view.ts';
import { deploy } from './deploy.ts';
import { federation } from './federation.ts';
import { firstLoad } from './first-load.ts';
import { floor } from './floor.ts';
import { roster } from './roster.ts';
import { guestSearch } from './guest-search.ts';
import { hotelImport } from './hotel-import.ts';
import { largeBook } from './large-book.ts';
import { mails } from './mails.ts';
import { median, type Bench } from './measure.ts';
import { settingsSave } from './settings-save.ts';
import { statistics } from './statistics.ts';
import { streams } from './streams.ts';
import { timeline } from './timeline.ts';
import { widget } from './widget.ts';

/** One name a row of docs/benches.md. `npm run bench -- day-view` runs one of them. */
const benches: Bench[] = [
  assignment,
  availability,
  bookings,
  cashRegister,
  createReservation,
  dayView,
  deploy,
  federation,
  firstLoad,
  floor,
  roster,
  guestSearch,
  hotelImport,
  largeBook,
  mails,
  settingsSave,
  statistics,
  streams,
  timeline,
  widget,
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !benches.some((bench) => bench.name === name));
if (unknown.length > 0) {
  const names = benches.map((bench) => bench.name).join(', ');
  console.error(`No bench is called ${unknown.join(', ')}. There are: ${names}.`);
  process.exit(1);
}

for (const bench of benches) {
  if (wanted.length > 0 && !wanted.includes(bench.name)) continue;
  console.log(`\n${bench.name}: ${bench.question}`);
  const rows = await bench.run((line) => console.log(`  … ${line}`));
  for (const row of rows) {
    const ratio = median(row.ours) / median(row.baseline);
    const figure = (values: readonly number[]) =>
      `${median(values).toLocaleString('en', { maximumFractionDigits: 2 })} ${row.unit}`;
    console.log(`  ${row.title}: ratio ${ratio.toFixed(2)}`);
    console.log(`    ours      ${figure(row.ours)}`);
    console.log(`    baseline  ${figure(row.baseline)} (${row.baselineTitle})`);
  }
}
