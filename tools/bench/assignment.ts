import { admitParty } from '@stammtisch/domain/assignment/admit-party';
import { seatInOrder } from '@stammtisch/domain/assignment/best-fit';
import { choosePlace } from '@stammtisch/domain/assignment/choose-place';
import { compileDay, type CompiledDay } from '@stammtisch/domain/assignment/compile-day';
import { planDay } from '@stammtisch/domain/assignment/plan-day';
import { relax } from '@stammtisch/domain/assignment/relaxation';
import { emptySeating } from '@stammtisch/domain/assignment/seating';
import { crowdedDay } from './assignment/crowded-day.ts';
import { solveExactly } from './assignment/exact.ts';
import { firstFit } from './assignment/first-fit.ts';
import { countedProgram, fullProgram } from './assignment/program.ts';
import { percentile, type Bench, type BenchRow } from './measure.ts';

const seeds = [1, 2, 3];

interface Size {
  tables: number;
  requests: number;
  /** Seconds that the full program may take; 0 leaves it out. */
  seconds: number;
}

const sizes: Size[] = [
  { tables: 15, requests: 60, seconds: 60 },
  { tables: 40, requests: 200, seconds: 120 },
  { tables: 100, requests: 600, seconds: 240 },
  { tables: 300, requests: 2_000, seconds: 0 },
];

/** The day's plan against the simple rules and against the exact optimum of an integer program. */
export const assignment: Bench = {
  name: 'assignment',
  question:
    'How far below the optimum is the plan of a crowded day, and how much sooner is it there?',
  async run(say) {
    const rows: BenchRow[] = [];
    for (const size of sizes) rows.push(...(await measure(size, say)));
    rows.push(...oneChoice());
    return rows;
  },
};

async function measure(size: Size, say: (line: string) => void): Promise<BenchRow[]> {
  const name = `${size.tables} x ${size.requests}`;
  const short = { ours: [0], first: [0], best: [0], sorted: [0] };
  const times = { ours: [0], full: [0], counted: [0] };
  for (const list of [...Object.values(short), ...Object.values(times)]) list.pop();
  for (const seed of seeds) {
    const day = crowdedDay(size.tables, size.requests, seed);
    const of = compileDay(day);
    const started = performance.now();
    const plan = planDay(day);
    const ours = performance.now() - started;
    // The longest programs once only: they take minutes.
    const runsFull = size.seconds > 0 && (size.tables < 100 || seed === 1);
    const full = runsFull ? await solveExactly(fullProgram(of), size.seconds) : undefined;
    const counted = await solveExactly(
      countedProgram(relax(of), { whole: size.tables <= 100 }),
      120,
    );
    // Counting leaves out who sits beside whom, so its optimum is never below the real one.
    const optimum = full?.isOptimal ? full.value : Math.min(counted?.bound ?? Infinity, plan.bound);
    const shortfall = (points: number) => 100 * (1 - points / optimum);
    times.ours.push(ours);
    if (full) times.full.push(full.milliseconds);
    if (counted) times.counted.push(counted.milliseconds);
    short.ours.push(shortfall(plan.points));
    short.first.push(shortfall(firstFit(of).value));
    short.best.push(shortfall(inOrder(of, [...of.movable.keys()])));
    short.sorted.push(shortfall(inOrder(of, largestFirst(of))));
    const proven = (100 * (plan.bound - plan.points)) / plan.points;
    const against = full?.isOptimal ? 'the optimum' : 'the optimum of counted tables';
    const last = (list: readonly number[]) => (list.at(-1) ?? Number.NaN).toFixed(2);
    say(
      `${name}, day ${seed}: ${plan.guests} guests, at most ${plan.mostGuests}; short of ${against} by ` +
        `${last(short.ours)} % (proven ${proven.toFixed(2)} %), first fit ${last(short.first)} %, ` +
        `best fit ${last(short.best)} %, sorted ${last(short.sorted)} %; ${ours.toFixed(0)} ms` +
        (full
          ? `, full program ${full.milliseconds.toFixed(0)} ms${full.isOptimal ? '' : ' and not done'}`
          : ''),
    );
  }
  const below = { unit: '%', ours: short.ours };
  return [
    {
      title: `${name}: below the optimum`,
      ...below,
      baseline: short.first,
      baselineTitle: 'first fit',
    },
    {
      title: `${name}: below the optimum`,
      ...below,
      baseline: short.best,
      baselineTitle: 'best fit',
    },
    {
      title: `${name}: below the optimum`,
      ...below,
      baseline: short.sorted,
      baselineTitle: 'best fit, the largest parties first',
    },
    {
      title: `${name}: time`,
      unit: 'ms',
      ours: times.ours,
      baseline: times.counted,
      baselineTitle: 'the program of counted tables with HiGHS, which places nobody',
    },
    ...(times.full.length > 0
      ? [
          {
            title: `${name}: time`,
            unit: 'ms',
            ours: times.ours,
            baseline: times.full,
            baselineTitle: 'the full program with HiGHS',
          },
        ]
      : []),
  ];
}

/** Waiting parties ask for their table on a day of 100 tables that is already planned. */
function oneChoice(): BenchRow[] {
  const day = crowdedDay(100, 600, 1);
  const { moves, waiting } = planDay(day);
  const places = new Map(moves.map((move) => [move.party.id, move.tableIds]));
  const parties = day.parties.map((party) => {
    return { ...party, tableIds: places.get(party.id) ?? party.tableIds };
  });
  const planned = { ...day, parties };
  const row = (title: string, ask: (id: string) => unknown): BenchRow => {
    const times = waiting.slice(0, 150).map(({ id }) => {
      const started = performance.now();
      ask(id);
      return performance.now() - started;
    });
    const ours = [percentile(times.slice(50), 0.99)];
    return { title, unit: 'ms', ours, baseline: [1_000 / 60], baselineTitle: 'a frame' };
  };
  return [
    row('one reservation’s choice, 99th percentile', (id) => choosePlace(planned, id)),
    row('the same with up to two others moved for it', (id) => {
      return admitParty(planned, id, { moves: 2 });
    }),
  ];
}

function inOrder(of: CompiledDay, order: readonly number[]): number {
  const seating = emptySeating(of);
  seatInOrder(seating, order);
  return seating.value;
}

function largestFirst(of: CompiledDay): number[] {
  const persons = (party: number) => of.movable[party]?.persons ?? 0;
  return [...of.movable.keys()].toSorted((one, other) => persons(other) - persons(one));
}
