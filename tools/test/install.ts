import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export type Command = [string, ...string[]];

/** Whether Debian's packages can be installed here. */
export const canUseApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Debian's packages, without what they only recommend. */
export function aptInstall(...packages: string[]): Command[] {
  return [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages],
  ];
}

/** Runs the commands one after the other and says which. */
export function install(what: string, commands: readonly Command[]): void {
  for (const [command, ...rest] of commands) {
    console.log(`No ${what} found. Installing it: ${[command, ...rest].join(' ')}`);
    spawnSync(command, rest, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}
