import { Client } from 'pg';

export interface BellOptions {
  url: string;
  /** Of LISTEN and NOTIFY. */
  channel: string;
  /** @param waits seconds until the work may begin: the notice’s payload */
  onRing: (waits: number) => void;
  onFault: (error: unknown) => void;
}

const longestPause = 5_000;

/** Rings when any process has committed some work, and once whenever it listens again after a loss. */
export class Bell {
  readonly #options: BellOptions;
  #client: Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #pause = 100;
  #isClosed = false;

  constructor(options: BellOptions) {
    this.#options = options;
  }

  async open(): Promise<void> {
    const { url, onRing, onFault } = this.#options;
    const client = new Client({
      connectionString: url,
      application_name: 'stammtisch bell',
      connectionTimeoutMillis: 2_000,
      keepAlive: true,
    });
    this.#client = client;
    client.on('error', onFault);
    client.on('end', () => this.#lose(client));
    client.on('notification', ({ payload }) => onRing(Number(payload) || 0));
    try {
      await client.connect();
      await client.query(`listen ${this.#options.channel}`);
      this.#pause = 100;
      onRing(0);
    } catch (error) {
      onFault(error);
      this.#lose(client);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    const client = this.#client;
    this.#client = undefined;
    await client?.end();
  }

  #lose(client: Client): void {
    if (this.#isClosed || this.#client !== client) return;
    this.#client = undefined;
    this.#retry = setTimeout(() => void this.open(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, longestPause);
  }
}
