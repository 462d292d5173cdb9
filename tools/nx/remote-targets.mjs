import { dirname, relative } from 'node:path';

/** The verbs of `stammtisch-remote` that a team runs for its own remote. */
const verbs = {
  check: { dependsOn: ['build'] },
  diff: { dependsOn: ['build'] },
  publish: { dependsOn: ['build'] },
  promote: {},
  rollback: {},
};

/** Nx targets of every room with a `remote.ts`: `nx run @stammtisch/roster:check -- --smoke`. */
function targetsOf(file) {
  const room = dirname(file);
  const command = `${relative(room, 'libs/remote-registry/src/command/main.ts')}`;
  const targets = Object.entries(verbs).map(([verb, { dependsOn = [] }]) => [
    verb,
    {
      executor: 'nx:run-commands',
      // What it says depends on the registry, not on the files alone.
      cache: false,
      dependsOn,
      options: { cwd: room, command: `node ${command} ${verb}` },
    },
  ]);
  return { projects: { [room]: { root: room, targets: Object.fromEntries(targets) } } };
}

export const name = 'stammtisch-remote-targets';

export const createNodesV2 = [
  'apps/*/remote.ts',
  (files) => files.map((file) => [file, targetsOf(file)]),
];
