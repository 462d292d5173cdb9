import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { erasureLine, type ErasureLine } from './erasure-line.ts';

/** A page of the ledger cannot be read. The message says which, and what to do. */
export class LedgerUnreadable extends Error {
  override readonly name = 'LedgerUnreadable';
}

export interface PlacedLine {
  line: ErasureLine;
  /** Bytes of the page before and after it. */
  start: number;
  end: number;
}

/**
 * Who was forgotten, in a folder beside the database, so that a restored backup can be told. Each page is
 * a file of one process and only ever grows; a process begins a new one, so a page of a process that has
 * ended never changes.
 */
export class ErasureLedger {
  readonly folder: string;
  #page = newPage();

  constructor(folder: string) {
    this.folder = folder;
  }

  /** That this process writes on. */
  get page(): string {
    return this.#page;
  }

  /** Goes on with a new page, unless somebody has turned this one already. */
  turn(page: string): void {
    if (page === this.#page) this.#page = newPage();
  }

  /** Every page and its size in bytes. */
  async pages(): Promise<Map<string, number>> {
    const names = await readdir(this.folder).catch(noneYet);
    const pages = names.filter((name) => name.endsWith('.jsonl')).toSorted();
    return new Map(
      await Promise.all(pages.map(async (page) => [page, await this.size(page)] as const)),
    );
  }

  async size(page: string): Promise<number> {
    const file = await stat(path.join(this.folder, page)).catch(noneYet);
    return 'size' in file ? file.size : 0;
  }

  /** On the disk before it answers. @returns the size of the page afterwards, in bytes */
  async append(page: string, lines: readonly ErasureLine[]): Promise<number> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const file = await open(path.join(this.folder, page), 'a', 0o600);
    try {
      await file.appendFile(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
      await file.sync();
      await syncFolder(this.folder);
      return (await file.stat()).size;
    } finally {
      await file.close();
    }
  }

  /**
   * The lines behind so many bytes. What a killed process left of a line is none.
   *
   * @throws {LedgerUnreadable}
   */
  async *read(page: string, from: number): AsyncGenerator<PlacedLine> {
    const size = await this.size(page);
    if (size <= from) return;
    const file = path.join(this.folder, page);
    const input = createReadStream(file, { start: from, end: size - 1, encoding: 'ascii' });
    let start = from;
    for await (const text of createInterface({ input, crlfDelay: Infinity })) {
      const end = start + text.length + 1;
      if (end > size) return;
      yield { line: parse(text, `${file}, byte ${start}`), start, end };
      start = end;
    }
  }
}

function parse(text: string, where: string): ErasureLine {
  try {
    return erasureLine.parse(JSON.parse(text));
  } catch (error) {
    throw new LedgerUnreadable(
      `The ledger of erasures cannot be read (${where}). Put this file back from its newest copy.`,
      { cause: error },
    );
  }
}

/** Sorted as they were begun; no two processes have the same. */
function newPage(): string {
  const begun = new Date().toISOString().replaceAll(':', '-').slice(0, 19);
  return `${begun}-${randomBytes(6).toString('hex')}.jsonl`;
}

function noneYet(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

/** A new file is there after a power cut only when its folder is on the disk, too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
