import type { Move } from '@stammtisch/contracts/registry/move';
import type { Release } from '@stammtisch/contracts/remote/release';
import { resolveRelease } from '@stammtisch/contracts/remote/resolve-release';
import { rolloutShare } from '@stammtisch/domain/rollout/rollout';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aHost } from '../testing/a-host.ts';
import { aManifest } from '../testing/a-manifest.ts';
import { aRelease, released } from '../testing/a-release.ts';
import { composeRelease } from './next-release.ts';
import type { Past } from './earlier-release.ts';
import { planMove } from './plan-move.ts';

const host = aHost();
const vienna = '6f1c2b1e-3d0a-4a57-9c1e-0f5f4f7d2a11';
const graz = '0b1d8f04-5f0e-4c1c-9a52-3b7a0c6f8e21';

const roster = (version: string) =>
  aManifest({ name: 'roster', version, routes: [{ id: 'roster.read', path: '/roster' }] });
const day = (version: string) =>
  aManifest({ name: 'day', version, routes: [{ id: 'day.read', path: '/day' }] });

/** A channel in memory: every move that is planned is made. */
function channel(first: Release) {
  const past: [Past, ...Past[]] = [{ verb: 'ship', release: first }];
  const versions = ['0.1.0', '0.2.0', '0.3.0'].flatMap((version) => [
    day(version),
    roster(version),
  ]);
  const plan = (move: Move) => {
    const wanted = versions.find(
      (each) => each.name === move.remote && each.version === move.version,
    );
    return planMove({ host, past, version: wanted && released(wanted) }, move);
  };
  return {
    plan,
    move(move: Move) {
      const planned = plan(move);
      if (planned.kind === 'unknown') throw new Error(planned.what);
      past.unshift({ verb: move.verb, release: planned.release });
      return planned;
    },
    now: () => past[0].release,
    versionsOf: (restaurant?: string) =>
      resolveRelease(past[0].release, restaurant).map(
        ({ manifest }) => `${manifest.name} ${manifest.version}`,
      ),
  };
}

const first = () => channel(aRelease([day('0.1.0'), roster('0.1.0')]));
const promote = (version: string, remote = 'roster'): Move => ({
  verb: 'promote',
  remote,
  version,
});
const pin = (restaurant: string, version: string | null): Move => ({
  verb: 'pin',
  remote: 'roster',
  restaurant,
  version,
});

test('a promoted version is everybody’s, and the move says what it brings', () => {
  const live = first();
  const { changes, findings } = live.move(promote('0.2.0'));
  expect(live.versionsOf()).toEqual(['day 0.1.0', 'roster 0.2.0']);
  expect(changes).toEqual([
    { remote: 'roster', from: '0.1.0', to: '0.2.0', scope: 'live', details: [] },
  ]);
  expect(findings).toEqual([]);
});

test('a remote that never ran is promoted like any other', () => {
  const live = channel(aRelease([day('0.1.0')]));
  const { changes } = live.move(promote('0.1.0'));
  expect(changes).toMatchObject([
    {
      remote: 'roster',
      to: '0.1.0',
      details: expect.arrayContaining(['+ route roster.read (/roster)']),
    },
  ]);
  expect(changes[0]).not.toHaveProperty('from');
});

test('a pinned restaurant keeps its version through a promote, until the pin is taken away', () => {
  const live = first();
  live.move(pin(vienna, '0.1.0'));
  live.move(promote('0.2.0'));
  expect(live.versionsOf(vienna)).toContain('roster 0.1.0');
  expect(live.versionsOf(graz)).toContain('roster 0.2.0');
  const { changes } = live.move(pin(vienna, null));
  expect(live.versionsOf(vienna)).toContain('roster 0.2.0');
  expect(live.now().candidates).toEqual([]);
  expect(changes).toMatchObject([{ from: '0.1.0', to: '0.2.0', scope: 'pin 105c42d59c07df18' }]);
});

test('a roll-out reaches its share of the restaurants, and a promote ends it', () => {
  const live = first();
  const { changes } = live.move({
    verb: 'rollout',
    remote: 'roster',
    version: '0.2.0',
    percent: 30,
  });
  expect(changes).toMatchObject([{ from: '0.1.0', to: '0.2.0', scope: 'rollout 30 %' }]);
  for (const uuid of fc.sample(fc.uuid(), 50)) {
    const version = rolloutShare(uuid, 'roster') < 30 ? '0.2.0' : '0.1.0';
    expect(live.versionsOf(uuid)).toContain(`roster ${version}`);
  }
  live.move(promote('0.2.0'));
  expect(live.now()).toMatchObject({ rollouts: [], candidates: [] });
});

test('a roll-out of no percent ends it', () => {
  const live = first();
  const before = live.now();
  live.move({ verb: 'rollout', remote: 'roster', version: '0.2.0', percent: 30 });
  live.move({ verb: 'rollout', remote: 'roster', version: '0.2.0', percent: 0 });
  expect(live.now()).toEqual(before);
});

describe('rollback', () => {
  test('takes the last move back, whatever it was', () => {
    const anyMove = fc.oneof(
      fc.constantFrom('0.1.0', '0.2.0', '0.3.0').map((version) => promote(version)),
      fc.constantFrom('0.1.0', '0.2.0', '0.3.0').map((version) => promote(version, 'day')),
      fc
        .tuple(fc.uuid(), fc.constantFrom('0.1.0', '0.2.0', null))
        .map(([uuid, version]) => pin(uuid, version)),
      fc
        .tuple(fc.constantFrom('0.2.0', '0.3.0'), fc.integer({ min: 0, max: 100 }))
        .map(([version, percent]): Move => ({
          verb: 'rollout',
          remote: 'roster',
          version,
          percent,
        })),
    );
    fc.assert(
      fc.property(fc.array(anyMove, { maxLength: 5 }), anyMove, (moves, last) => {
        const live = first();
        for (const move of moves) live.move(move);
        const before = live.now();
        if (live.move(last).changes.length === 0) return;
        live.move({ verb: 'rollback' });
        expect(live.now()).toEqual(before);
      }),
    );
  });

  test('goes further back the second time, never forward to the fault', () => {
    const live = first();
    live.move(promote('0.2.0'));
    live.move(promote('0.3.0'));
    live.move({ verb: 'rollback' });
    expect(live.versionsOf()).toContain('roster 0.2.0');
    live.move({ verb: 'rollback' });
    expect(live.versionsOf()).toContain('roster 0.1.0');
    expect(live.plan({ verb: 'rollback' })).toMatchObject({ kind: 'unknown' });
  });

  test('of one remote leaves what others did since', () => {
    const live = first();
    live.move(promote('0.2.0'));
    live.move(promote('0.2.0', 'day'));
    live.move({ verb: 'rollback', remote: 'roster' });
    expect(live.versionsOf()).toEqual(['day 0.2.0', 'roster 0.1.0']);
  });

  test('does not bring back what a rollback of one remote has taken back', () => {
    const live = first();
    live.move(promote('0.2.0', 'day'));
    live.move(promote('0.2.0'));
    live.move({ verb: 'rollback', remote: 'roster' });
    live.move({ verb: 'rollback' });
    expect(live.versionsOf()).toEqual(['day 0.1.0', 'roster 0.1.0']);
  });

  test('of a version that ran twice goes through both times', () => {
    const live = first();
    for (const version of ['0.2.0', '0.3.0', '0.2.0']) live.move(promote(version));
    const seen = [1, 2, 3].map(() => {
      live.move({ verb: 'rollback' });
      return live.versionsOf()[1];
    });
    expect(seen).toEqual(['roster 0.3.0', 'roster 0.2.0', 'roster 0.1.0']);
  });

  test('of one remote goes to a version that is named', () => {
    const live = first();
    live.move(promote('0.3.0'));
    live.move({ verb: 'rollback', remote: 'roster', version: '0.2.0' });
    expect(live.versionsOf()).toContain('roster 0.2.0');
  });

  test('stays open for a version that breaks a rule younger than itself', () => {
    const heavy = aManifest({ ...roster('0.1.0'), budgets: { routeGzip: 1 } });
    const past: [Past, Past] = [
      { verb: 'promote', release: aRelease([day('0.1.0'), roster('0.2.0')]) },
      { verb: 'ship', release: aRelease([day('0.1.0'), heavy]) },
    ];
    expect(planMove({ host, past }, { verb: 'rollback' })).toMatchObject({ findings: [] });
    const forward = planMove({ host, past, version: released(heavy) }, promote('0.1.0'));
    expect(forward).toMatchObject({ findings: [{ rule: 'budget' }] });
  });

  test('is refused when it would take away what another remote has built on', () => {
    const place = { slot: 'roster.badge', v: 1, schema: { type: 'object' } };
    const withPlace = aManifest({ ...roster('0.2.0'), slots: { provided: [place] } });
    const filler = aManifest({
      ...day('0.2.0'),
      slots: { filled: [{ ...place, expose: './page', order: 1 }] },
    });
    const past: [Past, ...Past[]] = [
      { verb: 'promote', release: aRelease([filler, withPlace]) },
      { verb: 'promote', release: aRelease([day('0.1.0'), withPlace]) },
      { verb: 'ship', release: aRelease([day('0.1.0'), roster('0.1.0')]) },
    ];
    expect(planMove({ host, past }, { verb: 'rollback', remote: 'roster' })).toMatchObject({
      findings: [
        { rule: 'unknown-slot', remotes: ['roster', 'day'], teams: ['team-roster', 'team-day'] },
      ],
    });
  });
});

test('a fault that others had before does not hold a team up', () => {
  const misfit = aManifest({ ...day('0.1.0'), hostContract: '^9.0.0' });
  const past: [Past] = [{ verb: 'ship', release: aRelease([misfit, roster('0.1.0')]) }];
  const state = { host, past, version: released(roster('0.2.0')) };
  expect(planMove(state, promote('0.2.0'))).toMatchObject({ findings: [] });
});

test.each<[string, Move, string]>([
  ['a version that nobody published', promote('9.0.0'), 'roster 9.0.0 was never published'],
  [
    'a pin of a remote that does not run',
    { ...pin(vienna, null), remote: 'bar' },
    'bar does not run here yet',
  ],
  [
    'a rollback of one that was never moved',
    { verb: 'rollback', remote: 'roster' },
    'nothing else here',
  ],
])('%s is unknown, and it says what to do', (_name, move, what) => {
  expect(first().plan(move)).toEqual({ kind: 'unknown', what: expect.stringContaining(what) });
});

test('a release is the same document, whatever the order of the moves that led to it', () => {
  const one = first();
  one.move(promote('0.2.0'));
  one.move(promote('0.2.0', 'day'));
  const other = first();
  other.move(promote('0.2.0', 'day'));
  other.move(promote('0.2.0'));
  expect(JSON.stringify(one.now())).toBe(JSON.stringify(other.now()));
  const { remotes } = one.now();
  expect(composeRelease('1.1.0', one.now(), remotes)).toEqual(one.now());
});
