/** What somebody was told of a plan the last time, or would be told now; equal texts say the same. */
export type Told = Readonly<Record<string, string>>;

export type News = 'first' | 'changed' | 'nothing' | 'removed';

/**
 * Whether somebody has to hear of a plan again. Who has no shift and never had one hears nothing.
 *
 * @param before what the person was told the last time; undefined when they never were
 * @param now what they would be told; undefined without a shift
 */
export function newsFor(before: string | undefined, now: string | undefined): News {
  if (now === undefined) return before === undefined ? 'nothing' : 'removed';
  if (before === undefined) return 'first';
  return before === now ? 'nothing' : 'changed';
}
