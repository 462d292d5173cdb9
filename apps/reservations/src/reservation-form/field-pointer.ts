import type { FormValues } from './form-values.ts';

const byPath: Readonly<Record<string, keyof FormValues>> = {
  'guest/anrede': 'anrede',
  'guest/forename': 'forename',
  'guest/lastname': 'lastname',
  'guest/company': 'company',
  'guest/phone': 'phone',
  'guest/email': 'email',
  'guest/id': 'lastname',
  guest: 'lastname',
  'persons/from': 'personsFrom',
  'persons/to': 'personsTo',
  persons: 'personsFrom',
  date: 'date',
  time: 'time',
  duration: 'duration',
  tables: 'tables',
  tags: 'tags',
  comment: 'comment',
  onlineComment: 'onlineComment',
  internalComment: 'internalComment',
  inRoom: 'inRoom',
  companions: 'companions',
  preOrders: 'preOrders',
  creator: 'creator',
  'repeat/end': 'repeat',
  repeat: 'repeat',
  locked: 'locked',
};

/** The form's field for a place in the request body, or the nearest one around it. */
export function fieldAt(path: readonly string[]): keyof FormValues | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const name = byPath[path.slice(0, length).join('/')];
    if (name) return name;
  }
  return undefined;
}

/** The same for an RFC 6901 pointer of a refusal: `/guest/phone`, in a series `/change/guest/phone`. */
export function fieldAtPointer(pointer: string): keyof FormValues | undefined {
  const [, ...path] = pointer.split('/');
  return fieldAt(path[0] === 'change' ? path.slice(1) : path);
}
