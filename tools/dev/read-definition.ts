import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { perLocale } from '@stammtisch/contracts/remote/locale';
import { remoteManifest } from '@stammtisch/contracts/remote/remote-manifest';
import * as z from 'zod';
import { Refused } from './refused.ts';

const run = promisify(execFile);

const definition = z.object({
  manifest: remoteManifest,
  messages: perLocale(z.record(z.string(), z.string())),
});
/** A remote as its sources say now: a manifest without hashes, and its texts. */
export type Definition = z.infer<typeof definition>;

const script = path.join(import.meta.dirname, 'print-definition.ts');

/** @throws {Refused} with the reason when `remote.ts` breaks a rule or cannot be read */
export async function readDefinition(folder: string): Promise<Definition> {
  try {
    const { stdout } = await run(process.execPath, [script, folder], { maxBuffer: 10_000_000 });
    return definition.parse(JSON.parse(stdout));
  } catch (cause) {
    const said = cause instanceof Error && 'stderr' in cause ? String(cause.stderr) : String(cause);
    throw new Refused(`apps/${path.basename(folder)}/remote.ts does not hold:\n${said}`, { cause });
  }
}
