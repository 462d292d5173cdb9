export const usage = `stammtisch-remote <verb> [remote] [version] [options]

In a remote's own folder its name can be left out.

  build     [remote]                builds it
  check     [remote]                holds the build against the gate and what is live; moves nothing
  publish   [remote]                adds the build to the registry; nothing runs it yet
  diff      [remote] [version]      what would change, and who breaks
  promote   [remote] [version]      makes a version everybody's
  rollout   [remote] <version>      --percent <0-100>: to a share of the restaurants
  pin       [remote] <version|none> --restaurant <uuid>: to one restaurant, or no longer
  rollback  [remote] [version]      back to what ran before; of everything that the last move changed
                                    with --all
  list      [remote]                versions, and where each runs
  doctor                            verifies the whole registry
  token     issue --team <team> --remotes <a,b> | list | revoke <id>

  --registry <folder|url>  or STAMMTISCH_REGISTRY; dist/host of the workspace unless given
  --token <token>          or STAMMTISCH_TOKEN; for a registry at a URL
  --channel <name>         live unless given
  --dist <folder>          where the build lies; dist in the remote's folder unless given
  --revision <number>      move only if the pointer still stands there
  --note <text>            kept in the history
  --no-smoke               does not open the pages in a browser before it moves (check: --smoke does)
  --json                   one JSON document instead of sentences

Ends with 0 when it was done, 1 when it was refused, 2 when it was called wrongly.`;
