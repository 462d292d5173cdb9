import type { RestaurantId } from '../database/scope.ts';

/** Who is asking: proven by the access token, never by anything else in the request. */
export interface Session {
  restaurant: RestaurantId;
  account: string;
  email: string;
  /** The login that the token descends from. */
  family: string;
  /** Settings of a demo restaurant are read-only. */
  isDemo: boolean;
}

/** Whose pipeline it is: proven by a deploy token, or by the installation's own token. */
export type Deployer =
  | { kind: 'installation' }
  | { kind: 'team'; team: string; remotes: readonly string[] };

/** What stands before every call that is not public; authentication and the registry provide it. */
export interface Gate {
  staff(token: string): Promise<Session | undefined>;
  /** Whether the master password was given within the last ten minutes. */
  isElevated(session: Session): Promise<boolean>;
  deployer(token: string): Promise<Deployer | undefined>;
}
