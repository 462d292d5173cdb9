import { execFileSync } from 'node:child_process';

/** What a room is built from, seen from its own folder. */
const inputs = ['.', '../../libs', '../../tools/build', '../../package-lock.json'];

/**
 * The last commit that changed what is built, or `unknown` outside of a repository. Not the newest
 * one: the same sources are the same build, whatever was committed elsewhere since.
 */
export function builtCommit(): string {
  try {
    const words = ['log', '-1', '--format=%H', '--', ...inputs];
    return execFileSync('git', words, { encoding: 'utf8' }).trim() || 'unknown';
  } catch (cause) {
    // Built from an archive: there is no history to name.
    console.warn('the commit is unknown:', cause instanceof Error ? cause.message : cause);
    return 'unknown';
  }
}
