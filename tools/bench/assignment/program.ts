import type { CompiledDay } from '@stammtisch/domain/assignment/compile-day';
import type { Relaxation } from '@stammtisch/domain/assignment/relaxation';

/**
 * The day as an integer program: one yes or no for every party and place, each party sits at most
 * once, and in each slot a table has at most one party. Exact, and therefore slow.
 */
export function fullProgram(of: CompiledDay): string {
  const count = of.movable.length;
  const goal: string[] = [];
  const once: string[] = [];
  const names: string[] = [];
  const held = new Map<string, string[]>();
  of.candidates.forEach(({ places, values }, party) => {
    const mine: string[] = [];
    places.forEach((place, index) => {
      const { members } = of.places[place]!;
      const name = `x${party}_${place}`;
      mine.push(name);
      names.push(name);
      goal.push(`${values[index]} ${name}`);
      for (const table of members) {
        const last = of.after[of.clearingOf[table]! * count + party]!;
        for (let slot = of.first[party]!; slot < last; slot += 1) {
          const key = `${table}_${slot}`;
          const there = held.get(key);
          if (there) there.push(name);
          else held.set(key, [name]);
        }
      }
    });
    if (mine.length > 0) once.push(`o${party}: ${mine.join(' + ')} <= 1`);
  });
  const limits = [...held].map(([key, there]) => `h${key}: ${there.join(' + ')} <= 1`);
  return [
    'Maximize',
    ` v: ${goal.join(' + ')}`,
    'Subject To',
    ...once,
    ...limits,
    'Binary',
    names.join('\n'),
    'End',
  ].join('\n');
}

/** The day with counted tables as a program, in whole numbers or relaxed. */
export function countedProgram(relaxation: Relaxation, { whole }: { whole: boolean }): string {
  const { of, kinds, options, supply } = relaxation;
  const count = of.movable.length;
  const goal: string[] = [];
  const once: string[] = [];
  const names: string[] = [];
  const used = new Map<number, string[]>();
  options.forEach((mine, party) => {
    const places: string[] = [];
    mine.kinds.forEach((kind, index) => {
      const name = `y${party}_${kind}`;
      places.push(name);
      goal.push(`${mine.values[index]} ${name}`);
      for (const { resource, units, clearing } of kinds[kind]!.takes) {
        const last = of.after[clearing * count + party]!;
        for (let slot = of.first[party]!; slot < last; slot += 1) {
          const at = resource * of.slots + slot;
          const term = `${units} ${name}`;
          const there = used.get(at);
          if (there) there.push(term);
          else used.set(at, [term]);
        }
      }
    });
    names.push(...places);
    if (places.length > 0) once.push(`o${party}: ${places.join(' + ')} <= 1`);
  });
  const limits = [...used].map(([at, terms]) => `r${at}: ${terms.join(' + ')} <= ${supply[at]}`);
  return [
    'Maximize',
    ` v: ${goal.join(' + ')}`,
    'Subject To',
    ...once,
    ...limits,
    ...(whole ? ['Binary', names.join('\n')] : []),
    'End',
  ].join('\n');
}
