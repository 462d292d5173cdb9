import path from 'node:path';
import { tmpdir } from 'node:os';
import { chmodSync, mkdtempSync } from 'node:fs';

/** How many houses stand side by side; each has a worker of its own, so that tests never share one. */
export const houseCount = Number(process.env['E2E_HOUSES'] ?? 1);

// Playwright starts several processes; all must mean the same folder.
process.env['E2E_DATA'] ??= makeDataFolder();

/** Where the house of a worker is: its first port, and the folder of its data. */
export function house(index: number) {
  return {
    port: Number(process.env['E2E_PORT'] ?? 4_310) + 10 * index,
    dataFolder: path.join(process.env['E2E_DATA'] ?? '', String(index)),
  };
}

/** The house that the tests of this process run against. */
export const ownHouse = house(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0));

function makeDataFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'stammtisch-e2e-'));
  // Run by root, the database belongs to a user of its own, who must get in.
  chmodSync(folder, 0o755);
  return folder;
}
