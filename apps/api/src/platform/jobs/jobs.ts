import { PgBoss } from 'pg-boss';
import type * as z from 'zod';

/** Work that is done later, by whichever process is free. */
export interface JobKind<Data> {
  name: string;
  data: z.ZodType<Data>;
  /** Tries after the first one, with growing pauses between them. Default 10. */
  retries?: number;
}

export interface JobsOptions {
  url: string;
  onFault: (error: unknown) => void;
}

/** Jobs in the database (pg-boss, schema `jobs`): they survive a restart and are done at least once. */
export class Jobs {
  readonly #boss: PgBoss;
  readonly #onFault: (error: unknown) => void;

  constructor({ url, onFault }: JobsOptions) {
    this.#onFault = onFault;
    this.#boss = new PgBoss({
      connectionString: url,
      schema: 'jobs',
      max: 4,
      application_name: 'stammtisch jobs',
    });
    this.#boss.on('error', onFault);
  }

  async open(): Promise<void> {
    await this.#boss.start();
  }

  /** Does this kind of job in this process. What it throws is tried again. */
  async on<Data>(kind: JobKind<Data>, work: (data: Data) => Promise<void>): Promise<void> {
    await this.#boss.createQueue(kind.name, {
      retryLimit: kind.retries ?? 10,
      retryBackoff: true,
      retryDelay: 5,
      retryDelayMax: 3_600,
    });
    await this.#boss.work(kind.name, { pollingIntervalSeconds: 0.5 }, async (batch) => {
      for (const { data } of batch) await this.#do(kind, data, work);
    });
  }

  /** Does the work again and again, by cron in UTC; one process at a time. */
  async every(name: string, cron: string, work: () => Promise<void>): Promise<void> {
    await this.#boss.createQueue(name, { retryLimit: 0, policy: 'singleton' });
    await this.#boss.work(name, async () => {
      await this.#guarded(work);
    });
    await this.#boss.schedule(name, cron);
  }

  /** @param key two jobs of a kind with one key become one */
  async send<Data extends object>(kind: JobKind<Data>, data: Data, key?: string): Promise<void> {
    await this.#boss.send(kind.name, data, key === undefined ? {} : { singletonKey: key });
  }

  /** Lets running jobs finish. */
  async close(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: 5_000 });
  }

  #do<Data>(kind: JobKind<Data>, data: unknown, work: (data: Data) => Promise<void>) {
    return this.#guarded(() => work(kind.data.parse(data)));
  }

  async #guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#onFault(error);
      throw error;
    }
  }
}
