import { refuse, type Refusal } from '../platform/http/refusal.ts';

export function refuseNameInUse(pointer: string): Refusal {
  const message = 'There is a table of this name in the room already. Choose another name.';
  return refuse('name-in-use', { errors: [{ pointer, code: 'name-in-use', message }] });
}
