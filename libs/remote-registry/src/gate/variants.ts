import type { Release, ReleasedRemote } from '@stammtisch/contracts/remote/release';
import type { RemoteManifest } from '@stammtisch/contracts/remote/remote-manifest';

/** Remotes that run together in some restaurant. */
export interface Variant {
  /** `live`, `rollout roster 10 %`, `pin 105c42d59c07df18`, or several joined by ` + `. */
  scope: string;
  manifests: RemoteManifest[];
}

interface Choice {
  scope: string;
  /** The base that each named remote has instead of its live one. */
  bases: ReadonlyMap<string, string>;
}

// Every combination up to here; beyond it, each alone and all together, or the gate would not end.
const combinedRollouts = 4;

function rolloutChoices({ rollouts }: Release): Choice[] {
  const partial = rollouts.map(({ remote, base, percent }) => ({
    scope: `rollout ${remote} ${String(percent)} %`,
    bases: new Map([[remote, base]]),
  }));
  const none: Choice = { scope: '', bases: new Map() };
  if (partial.length > combinedRollouts) {
    return [none, ...partial, partial.reduce<Choice>((all, one) => join(all, one), none)];
  }
  return partial.reduce<Choice[]>(
    (choices, one) => [...choices, ...choices.map((choice) => join(choice, one))],
    [none],
  );
}

function pinChoices({ pins }: Release): Choice[] {
  const restaurants = Object.entries(Object.groupBy(pins, ({ restaurant }) => restaurant));
  return restaurants.map(([restaurant, own = []]) => ({
    scope: `pin ${restaurant}`,
    bases: new Map(own.map(({ remote, base }) => [remote, base])),
  }));
}

/** A pin goes before a roll-out, so `second` wins. */
function join(first: Choice, second: Choice): Choice {
  return {
    scope: [first.scope, second.scope].filter(Boolean).join(' + '),
    bases: new Map([...first.bases, ...second.bases]),
  };
}

/**
 * Every distinct set of remotes that a restaurant may have: the live one first, then those of
 * roll-outs and pins, the simplest name for each.
 */
export function variantsOf(release: Release): Variant[] {
  const versions = new Map<string, ReleasedRemote>(
    [...release.remotes, ...release.candidates].map((version) => [version.base, version]),
  );
  const rollouts = rolloutChoices(release);
  const pins = pinChoices(release);
  const choices = [
    ...rollouts,
    ...pins,
    ...pins.flatMap((pin) => rollouts.slice(1).map((rollout) => join(rollout, pin))),
  ];
  const variants = new Map<string, Variant>();
  for (const { scope, bases } of choices) {
    const remotes = release.remotes.map((standing) => {
      const base = bases.get(standing.manifest.name);
      return (base === undefined ? undefined : versions.get(base)) ?? standing;
    });
    const key = remotes.map(({ base }) => base).join('\n');
    if (!variants.has(key)) {
      const manifests = remotes.map(({ manifest }) => manifest);
      variants.set(key, { scope: scope === '' ? 'live' : scope, manifests });
    }
  }
  return [...variants.values()];
}
