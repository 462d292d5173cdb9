/**
 * Every form that a path's addresses may have, segment by segment: `:` stands for any one, and an
 * optional one is there in one form and not in the other. Case does not count, as in the router.
 */
function pathForms(path: string): string[][] {
  const segments = path.toLowerCase().split('/').filter(Boolean);
  return segments.reduce<string[][]>(
    (forms, segment) => {
      const name = segment.startsWith(':') ? ':' : segment.replace(/\?$/, '');
      const longer = forms.map((form) => [...form, name]);
      return segment.endsWith('?') ? [...forms, ...longer] : longer;
    },
    [[]],
  );
}

const overlap = (one: string[], other: string[]) =>
  one.length === other.length &&
  one.every((segment, index) => [segment, ':'].includes(other[index] ?? '') || segment === ':');

/** Whether an address exists that both paths match. */
export function pathsOverlap(one: string, other: string): boolean {
  const others = pathForms(other);
  return pathForms(one).some((form) => others.some((each) => overlap(form, each)));
}

/** `/newReservation/:id?` and `/newReservation/:guest?` are one path under two spellings. */
export function isSamePath(one: string, other: string): boolean {
  const spell = (path: string) => path.toLowerCase().replaceAll(/:\w+/g, ':');
  return spell(one) === spell(other);
}
