import type { CallShape } from '@stammtisch/contracts/call';
import { Pool } from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { networkOf } from './network-of.ts';
import { refuse, type Refusal } from './refusal.ts';

/** How often something may happen: `points` times in `seconds`. */
export interface Rule {
  points: number;
  seconds: number;
}

export interface LimitRules {
  /** Reading public calls, by address. */
  publicRead: Rule;
  /** Public calls that write, by address. */
  publicWrite: Rule;
  /** Tables kept for guests who are typing, by address: one for each time that they tap on. */
  hold: Rule;
  /** Signed-in calls, by address. */
  staff: Rule;
  loginByAccount: Rule;
  loginByAddress: Rule;
  /** Wrong deploy tokens, by address. */
  wrongDeployToken: Rule;
  /** Mails that a stranger can cause, by recipient (design/reliability.md, threat 24). */
  mailByRecipient: Rule;
  /** Mails to try out how they arrive, by restaurant. */
  trialMail: Rule;
  /** What a phone system tells, by restaurant: each call rings, is answered and ends. */
  phoneCall: Rule;
  /** Wrong tokens of phone systems, by address. */
  wrongPhoneToken: Rule;
}

export const usualLimits: LimitRules = {
  publicRead: { points: 600, seconds: 60 },
  // The guests of a hotel or of a mobile network share one address.
  publicWrite: { points: 60, seconds: 600 },
  hold: { points: 60, seconds: 600 },
  staff: { points: 3_000, seconds: 60 },
  loginByAccount: { points: 10, seconds: 300 },
  loginByAddress: { points: 60, seconds: 300 },
  wrongDeployToken: { points: 20, seconds: 300 },
  mailByRecipient: { points: 3, seconds: 3_600 },
  trialMail: { points: 10, seconds: 3_600 },
  phoneCall: { points: 300, seconds: 60 },
  wrongPhoneToken: { points: 20, seconds: 300 },
};

export type LimitName = keyof LimitRules;

/** What many processes must count together goes through the database, the rest is counted here. */
const counted = new Set<LimitName>([
  'publicWrite',
  'hold',
  'loginByAccount',
  'loginByAddress',
  'wrongDeployToken',
  'mailByRecipient',
  'trialMail',
  'phoneCall',
  'wrongPhoneToken',
]);

export class Limits {
  readonly #pool: Pool;
  readonly #limiters: Map<LimitName, RateLimiterAbstract>;

  constructor(url: string, rules: LimitRules = usualLimits) {
    this.#pool = new Pool({
      connectionString: url,
      max: 2,
      connectionTimeoutMillis: 2_000,
      // Every booking counts twice, one of them under the day's lock: a crash may forget a count,
      // nobody may wait for the disk because of it.
      options: '-c synchronous_commit=off',
    });
    this.#pool.on('error', () => undefined);
    this.#limiters = new Map(names(rules).map((name) => [name, this.#limiter(name, rules[name])]));
  }

  /** Counts one use. Answers a refusal once the limit is used up. */
  async count(name: LimitName, key: string): Promise<Refusal | undefined> {
    try {
      await this.#limiters.get(name)?.consume(key);
      return undefined;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const wait = Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
      return refuse('too-many-requests', {
        headers: { 'retry-after': String(wait) },
        extension: { retryAfter: wait },
      });
    }
  }

  /** Forgets what was counted: whoever has logged in starts anew. */
  async forget(name: LimitName, key: string): Promise<void> {
    await this.#limiters.get(name)?.delete(key);
  }

  checkCaller(call: CallShape, address: string): Promise<Refusal | undefined> {
    const ip = networkOf(address);
    // Logins have limits of their own, by account and address, and a house of thirty shares one.
    const isOfGuests = call.path.startsWith('/api/1/public/');
    if (!isOfGuests) return this.count('staff', ip);
    if (call.method === 'GET') return this.count('publicRead', ip);
    return this.count(call.path.includes('/holds') ? 'hold' : 'publicWrite', ip);
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  #limiter(name: LimitName, rule: Rule): RateLimiterAbstract {
    const options = { keyPrefix: name, points: rule.points, duration: rule.seconds };
    if (!counted.has(name)) return new RateLimiterMemory(options);
    return new RateLimiterPostgres({
      ...options,
      storeClient: this.#pool,
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
      inMemoryBlockOnConsumed: rule.points + 1,
      // With the database away the limit still holds, for this process alone.
      insuranceLimiter: new RateLimiterMemory(options),
    });
  }
}

function names(rules: LimitRules): LimitName[] {
  return Object.keys(rules).filter((name): name is LimitName => name in rules);
}
