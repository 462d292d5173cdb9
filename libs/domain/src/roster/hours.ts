import { lengthOf, type Shift } from './shift.ts';

export interface Hours {
  employee: string;
  /** Minutes of the shifts. */
  planned: number;
  /** Minutes of the recorded times. */
  worked: number;
}

/** In the order of the names; the day on which a shift begins has all of it. */
export function hoursPerPerson(
  entries: readonly (Shift & { kind: 'SHIFT' | 'RECORDING' })[],
): Hours[] {
  const sum = (of: readonly Shift[]) => of.reduce((minutes, each) => minutes + lengthOf(each), 0);
  return [...Map.groupBy(entries, ({ employee }) => employee)]
    .map(([employee, own]) => ({
      employee,
      planned: sum(own.filter(({ kind }) => kind === 'SHIFT')),
      worked: sum(own.filter(({ kind }) => kind === 'RECORDING')),
    }))
    .toSorted((a, b) => a.employee.localeCompare(b.employee));
}

/** `38:30`: hours of any number, and minutes. */
export function formatHours(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${hours}:${String(rest).padStart(2, '0')}`;
}
