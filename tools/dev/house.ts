import type { SessionReply } from '@stammtisch/contracts/authentication/session';
import type { Release } from '@stammtisch/contracts/remote/release';
import type { RsbuildConfig } from '@rsbuild/core';

type Server = NonNullable<RsbuildConfig['server']>;

/** What a development page runs against: a house that runs, or one that is made up. */
export interface House {
  /** In the words of the command's output. */
  name: string;
  /** The remotes that run there. */
  readRelease: () => Promise<Release>;
  /** A new session; nothing when the person has to sign in on the page. */
  signIn: () => Promise<SessionReply | undefined>;
  /** How its calls are answered. */
  server: Pick<Server, 'proxy'> & {
    setup?: Extract<Server['setup'], (...all: never[]) => unknown>;
  };
}
