import { execFileSync } from 'node:child_process';

/** The commit that is built, or `unknown` outside of a repository. */
export function headCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch (cause) {
    // Built from an archive: there is no history to name.
    console.warn('the commit is unknown:', cause instanceof Error ? cause.message : cause);
    return 'unknown';
  }
}
