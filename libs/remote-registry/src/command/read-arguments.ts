import { parseArgs } from 'node:util';
import { channelName, versionAddress } from '@stammtisch/contracts/registry/move';
import { remoteName } from '@stammtisch/contracts/remote/remote-manifest';
import * as z from 'zod';

export const verbs = [
  'build',
  'check',
  'publish',
  'diff',
  'promote',
  'rollout',
  'pin',
  'rollback',
  'list',
  'doctor',
  'token',
] as const;
export type CommandVerb = (typeof verbs)[number];

const options = {
  registry: { type: 'string' },
  token: { type: 'string' },
  channel: { type: 'string', default: 'live' },
  dist: { type: 'string' },
  revision: { type: 'string' },
  note: { type: 'string', default: '' },
  percent: { type: 'string' },
  restaurant: { type: 'string' },
  team: { type: 'string' },
  remotes: { type: 'string' },
  all: { type: 'boolean', default: false },
  smoke: { type: 'boolean' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false, short: 'h' },
} as const;

/** The command line, understood but not yet held against the verb. */
export interface CommandLine {
  verb: CommandVerb;
  remote: string | undefined;
  /** A version, `none`, or what a verb like `token` does. */
  rest: string[];
  registry: string | undefined;
  token: string | undefined;
  channel: string;
  dist: string | undefined;
  revision: number | undefined;
  note: string;
  percent: number | undefined;
  restaurant: string | undefined;
  team: string | undefined;
  remotes: string[];
  all: boolean;
  /** Undefined: as the verb does it. */
  smoke: boolean | undefined;
  json: boolean;
}

export type Reading =
  | { kind: 'command'; line: CommandLine }
  | { kind: 'help' }
  | { kind: 'wrong'; what: string };

const number = (value: string | undefined) => (value === undefined ? undefined : Number(value));

const checked = z.object({
  verb: z.enum(verbs, `the verb must be one of ${verbs.join(', ')}`),
  channel: channelName,
  revision: z.int('--revision must be a whole number').nonnegative().optional(),
  note: z.string().max(500, '--note may have 500 characters'),
  percent: z
    .number('--percent must be a number')
    .min(0, '--percent must be from 0 to 100')
    .max(100, '--percent must be from 0 to 100')
    .optional(),
  restaurant: z.uuid('--restaurant must be the uuid of a restaurant').optional(),
  remotes: z.array(remoteName),
});

/** Reads the arguments after the program's name; `environment` fills in what they leave out. */
export function readArguments(
  argv: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Reading {
  let parsed;
  try {
    parsed = parseArgs({ args: [...argv], options, allowPositionals: true, allowNegative: true });
  } catch (cause) {
    if (cause instanceof TypeError) return { kind: 'wrong', what: cause.message };
    throw cause;
  }
  const { values, positionals } = parsed;
  const [verb, ...others] = positionals;
  if (values.help || verb === undefined) return { kind: 'help' };
  const checking = checked.safeParse({
    ...values,
    verb,
    revision: number(values.revision),
    percent: number(values.percent),
    remotes: values.remotes?.split(/[\s,]+/).filter(Boolean) ?? [],
  });
  if (!checking.success) {
    return { kind: 'wrong', what: checking.error.issues.map(({ message }) => message).join('; ') };
  }
  const [first, ...later] = others;
  const namesRemote = verb !== 'token' && first !== undefined && isRemote(first);
  const line: CommandLine = {
    registry: environment['STAMMTISCH_REGISTRY'],
    token: environment['STAMMTISCH_TOKEN'],
    dist: undefined,
    team: undefined,
    restaurant: undefined,
    smoke: undefined,
    ...values,
    ...checking.data,
    revision: checking.data.revision,
    percent: checking.data.percent,
    remote: namesRemote ? first : undefined,
    rest: namesRemote ? later : others,
  };
  return { kind: 'command', line };
}

const isRemote = (word: string) =>
  remoteName.safeParse(word).success && word !== 'none' && !versionAddress.safeParse(word).success;
