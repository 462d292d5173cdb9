/** What a person wrote about a guest, one value each, so that one of two has to be chosen. */
export const chosenFields = [
  'anrede',
  'forename',
  'lastname',
  'company',
  'street',
  'plz',
  'city',
  'country',
  'phone',
  'email',
  'roomno',
] as const;
export type ChosenField = (typeof chosenFields)[number];

export interface MergeableGuest extends Readonly<Record<ChosenField, string>> {
  readonly comment: string;
  readonly tags: readonly string[];
  readonly allowsNewsletter: boolean;
  readonly allowsDataStorage: boolean;
  readonly temporary: boolean;
  readonly persist: boolean;
}

/** Most characters that a comment may have. */
const longestComment = 2_000;

/**
 * Two entries of one guest become one. The survivor's fields stay, gaps are filled from the other,
 * and `take` names what is taken from the other even so. Comments and tags of both stay; of the
 * consents the stricter wins (decisions §4).
 */
export function mergeGuests<Guest extends MergeableGuest>(
  survivor: Guest,
  other: MergeableGuest,
  take: readonly ChosenField[],
): Guest & MergeableGuest {
  const chosen = Object.fromEntries(
    chosenFields.map((field) => {
      const [first, second] = take.includes(field) ? [other, survivor] : [survivor, other];
      return [field, first[field] === '' ? second[field] : first[field]];
    }),
  );
  return {
    ...survivor,
    ...chosen,
    comment: bothComments(survivor.comment, other.comment),
    tags: [...new Set([...survivor.tags, ...other.tags])].slice(0, 20),
    allowsNewsletter: survivor.allowsNewsletter && other.allowsNewsletter,
    allowsDataStorage: survivor.allowsDataStorage && other.allowsDataStorage,
    temporary: survivor.temporary && other.temporary,
    persist: survivor.persist || other.persist,
  };
}

function bothComments(first: string, second: string): string {
  if (first.includes(second)) return first;
  if (second.includes(first)) return second;
  return `${first}\n${second}`.slice(0, longestComment).trim().toWellFormed();
}
