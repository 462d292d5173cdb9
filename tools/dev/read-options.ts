import { parseArgs } from 'node:util';
import { Refused } from './refused.ts';

export interface DevOptions {
  remote: string | undefined;
  /** The origin of the house to run against. */
  api: string;
  isFake: boolean;
  isAlone: boolean;
  port: number;
}

export const usage = `npm run dev -- <remote> [--fake | --api <origin>] [--alone] [--port <port>]

  <remote>   a folder of apps/ with a remote.ts
  --api      the house to run against (http://localhost:4200)
  --fake     a made-up house: apps/<remote>/src/fake-api.ts, or a small default
  --alone    only the remote's own pages, without the shell
  --port     of the page; the remote's code is served on the next one (4300)`;

/** @throws {Refused} for what the command does not know */
export function readOptions(words: string[]): DevOptions {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        api: { type: 'string', default: 'http://localhost:4200' },
        fake: { type: 'boolean', default: false },
        alone: { type: 'boolean', default: false },
        port: { type: 'string', default: '4300' },
      },
    });
    if (!/^\d{2,5}$/.test(values.port)) throw new Error(`--port ${values.port} is no port`);
    return {
      remote: positionals[0],
      api: new URL(values.api).origin,
      isFake: values.fake,
      isAlone: values.alone,
      port: Number(values.port),
    };
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : String(cause);
    throw new Refused(`${problem}\n\n${usage}`, { cause });
  }
}
