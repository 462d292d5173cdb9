export interface Employee {
  name: string;
  email: string;
  /** On the list of the house. */
  active: boolean;
}

export interface PlannedEmployees {
  /** The list of the house as it is now. */
  house: readonly Employee[];
  /** Who has shifts or recorded times in the plan. */
  planned: readonly string[];
  /** Who was on the list when the plan was closed; absent while it is open. */
  committed?: readonly Employee[] | undefined;
}

/**
 * Who is in a plan: those of the house, in its order, and everybody who has left it but is still
 * planned. A closed plan keeps its own list; an address is always the one of today.
 */
export function plannedEmployees({ house, planned, committed }: PlannedEmployees): Employee[] {
  const today = new Map(house.map((employee) => [employee.name, employee]));
  const isPlanned = new Set(planned);
  const listed = (committed ?? house).filter(({ name, active }) => active || isPlanned.has(name));
  const names = [...listed.map(({ name }) => name), ...[...planned].toSorted(compareNames)];
  return [...new Set(names)].map((name) => ({
    name,
    email: today.get(name)?.email ?? '',
    active: today.get(name)?.active ?? false,
  }));
}

function compareNames(a: string, b: string): number {
  return a.localeCompare(b);
}
