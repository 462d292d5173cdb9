import { isProblem } from '@stammtisch/hal-client';

/** Tries; where the house wants the master password, asks for it and tries once more. */
export async function withMaster<Result>(
  requireMaster: () => Promise<boolean>,
  attempt: () => Promise<Result>,
): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (isProblem(error, 'master-password-required') && (await requireMaster())) {
      return attempt();
    }
    throw error;
  }
}
