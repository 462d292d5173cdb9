import { violationOf } from '../platform/database/faults.ts';
import { refuse, type Refusal } from '../platform/http/refusal.ts';

/** A name is taken once, however it is capitalised: the database says so, under concurrency too. */
export async function withFreeName<Result>(work: () => Promise<Result>): Promise<Result | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (violationOf(error)?.constraint !== 'tag_name_in_use') throw error;
    const message = 'There is a tag of this name already. Choose another name.';
    return refuse('name-in-use', {
      errors: [{ pointer: '/name', code: 'name-in-use', message }],
    });
  }
}
