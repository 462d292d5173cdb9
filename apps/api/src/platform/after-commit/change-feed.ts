import { Client } from 'pg';
import {
  changeRow,
  changeToAll,
  frame,
  frameWhisper,
  frameWithoutId,
  whisperRow,
} from './change-row.ts';
import { channel, channelToAll } from './notice.ts';
import { whisperChannel } from './whisper.ts';

export interface Listener {
  hear(framed: string): void;
  /** The feed was interrupted: what happened meanwhile has to be read from the table. */
  lose(): void;
}

export interface ChangeFeedOptions {
  url: string;
  onFault?: (error: unknown) => void;
}

const longestPause = 5_000;

/**
 * Hears what other processes and this one have committed, over one connection that all open streams
 * share. When the connection is lost, every stream ends and its client resumes by its last id.
 */
export class ChangeFeed {
  readonly #options: ChangeFeedOptions;
  readonly #listeners = new Map<string, Set<Listener>>();
  #client: Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #pause = 100;
  #isClosed = false;

  constructor(options: ChangeFeedOptions) {
    this.#options = options;
  }

  get isListening(): boolean {
    return this.#client !== undefined;
  }

  async open(): Promise<void> {
    const client = new Client({
      connectionString: this.#options.url,
      application_name: 'stammtisch changes',
      connectionTimeoutMillis: 2_000,
      keepAlive: true,
    });
    client.on('error', (error) => this.#lose(client, error));
    client.on('end', () => this.#lose(client, undefined));
    client.on('notification', (message) => {
      const payload: unknown = JSON.parse(message.payload ?? 'null');
      if (message.channel === channelToAll) this.#tellAll(payload);
      else if (message.channel === whisperChannel) this.#whisper(payload);
      else this.#tell(payload);
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}; listen ${channelToAll}; listen ${whisperChannel}`);
      this.#client = client;
      this.#pause = 100;
    } catch (error) {
      this.#options.onFault?.(error);
      this.#openLater();
    }
    if (this.#isClosed) await client.end();
  }

  listen(restaurant: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(restaurant) ?? new Set();
    this.#listeners.set(restaurant, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(restaurant);
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    const client = this.#client;
    this.#client = undefined;
    this.#interrupt();
    await client?.end();
  }

  #tell(payload: unknown): void {
    const parsed = changeRow.safeParse(payload);
    if (!parsed.success) return this.#options.onFault?.(parsed.error);
    this.#tellOne(parsed.data.restaurant_id, () => frame(parsed.data));
  }

  #whisper(payload: unknown): void {
    const parsed = whisperRow.safeParse(payload);
    if (!parsed.success) return this.#options.onFault?.(parsed.error);
    this.#tellOne(parsed.data.restaurant_id, () => frameWhisper(parsed.data));
  }

  #tellOne(restaurant: string, framed: () => string): void {
    const listeners = this.#listeners.get(restaurant);
    if (!listeners) return;
    const text = framed();
    for (const listener of listeners) listener.hear(text);
  }

  #tellAll(payload: unknown): void {
    const parsed = changeToAll.safeParse(payload);
    if (!parsed.success) return this.#options.onFault?.(parsed.error);
    const framed = frameWithoutId(parsed.data);
    for (const listener of this.#everyListener()) listener.hear(framed);
  }

  #lose(client: Client, error: Error | undefined): void {
    if (error) this.#options.onFault?.(error);
    if (this.#client !== client) return;
    this.#client = undefined;
    this.#interrupt();
    this.#openLater();
  }

  #interrupt(): void {
    for (const listener of this.#everyListener()) listener.lose();
  }

  #everyListener(): Listener[] {
    return [...this.#listeners.values()].flatMap((listeners) => [...listeners]);
  }

  #openLater(): void {
    if (this.#isClosed) return;
    this.#retry = setTimeout(() => void this.open(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, longestPause);
  }
}
