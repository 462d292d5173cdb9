import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

export interface StoredMail {
  id: string;
  receivedAt: Date;
  mail: Email;
}

const mostListed = 200;

/** Received mails as plain `.eml` files, newest first. */
export class MailStore {
  readonly #folder: string;
  readonly #parsed = new Map<string, StoredMail>();
  #count = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async open(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
  }

  async add(raw: Buffer): Promise<void> {
    this.#count += 1;
    const id = `${Date.now()}-${String(this.#count).padStart(6, '0')}`;
    const file = path.join(this.#folder, `${id}.eml`);
    // Renamed when it is whole, so that nobody reads half a mail.
    await writeFile(`${file}.part`, raw);
    await rename(`${file}.part`, file);
  }

  async list(): Promise<StoredMail[]> {
    const names = (await readdir(this.#folder)).filter((name) => name.endsWith('.eml'));
    const newest = names.toSorted().toReversed().slice(0, mostListed);
    const mails = await Promise.all(newest.map((name) => this.find(name.slice(0, -4))));
    return mails.filter((mail) => mail !== undefined);
  }

  async find(id: string): Promise<StoredMail | undefined> {
    const known = this.#parsed.get(id);
    if (known) return known;
    if (!/^\d+-\d{6}$/.test(id)) return undefined;
    const file = path.join(this.#folder, `${id}.eml`);
    if (!existsSync(file)) return undefined;
    const mail = await PostalMime.parse(await readFile(file));
    const stored = { id, receivedAt: new Date(Number(id.split('-')[0])), mail };
    this.#parsed.set(id, stored);
    return stored;
  }

  async clear(): Promise<void> {
    this.#parsed.clear();
    await rm(this.#folder, { recursive: true, force: true });
    await this.open();
  }
}
