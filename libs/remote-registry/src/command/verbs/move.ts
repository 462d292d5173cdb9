import type { Move } from '@stammtisch/contracts/registry/move';
import type { ReleasedRemote } from '@stammtisch/contracts/remote/release';
import { addressIn } from '../../address.ts';
import { withLive } from '../../move/next-release.ts';
import type { MoveOutcome } from '../../move/move-channel.ts';
import type { RegistryContext } from '../context.ts';
import { findRemote } from '../find-remote.ts';
import {
  calledWrongly,
  describeChanges,
  describeFindings,
  done,
  refused,
  type Report,
} from '../report.ts';
import { findPublished } from './plan-promotion.ts';
import { whichRemote } from './read-build.ts';
import { readRemoteFolder } from '../../remote-folder.ts';
import { smokePromotion } from './smoke-promotion.ts';

/** `promote`, `rollout` and `pin`: a published version for everybody, for some, or for one. */
export async function moveTo(context: RegistryContext): Promise<Report> {
  const { line, registry, cwd } = context;
  const found = await findRemote({ name: line.remote, dist: line.dist, cwd });
  if (found === undefined) return calledWrongly(whichRemote);
  const { name } = found;
  const [wanted] = line.rest;
  if (line.verb === 'pin' && wanted === 'none') {
    if (line.restaurant === undefined) return calledWrongly('pin needs --restaurant <uuid>.');
    const { restaurant } = line;
    return makeMove(context, { verb: 'pin', remote: name, restaurant, version: null }, undefined);
  }
  if (line.verb !== 'promote' && wanted === undefined) {
    return calledWrongly(`${line.verb} needs a version; \`list ${name}\` shows them.`);
  }
  const version = await findPublished(registry, name, wanted ?? (await builtAddress(found.dist)));
  if (version === undefined) {
    const which = wanted === undefined ? 'This build of it' : `${name} ${wanted}`;
    const what = `${which} is not published in ${registry.place}. \`publish\` adds it, \`list ${name}\` shows what there is.`;
    return refused([what], { unknown: what });
  }
  const move = moveOf(context, name, addressIn(version));
  return typeof move === 'string' ? calledWrongly(move) : makeMove(context, move, version);
}

/** `rollback`: no browser and no second question, because it is for the moment when something burns. */
export async function rollBack(context: RegistryContext): Promise<Report> {
  const { line, cwd } = context;
  const found = line.all
    ? undefined
    : await findRemote({ name: line.remote, dist: line.dist, cwd });
  const [version] = line.rest;
  if (version !== undefined && found === undefined) return calledWrongly(whichRemote);
  const move: Move = {
    verb: 'rollback',
    ...(found !== undefined && { remote: found.name }),
    ...(version !== undefined && { version }),
  };
  const { channel, revision, note } = line;
  const request = { channel, move, revision, rehearse: false, note };
  return reportMove(context, await context.registry.move(request));
}

async function builtAddress(dist: string | undefined): Promise<string | undefined> {
  if (dist === undefined) return undefined;
  const reading = await readRemoteFolder(dist);
  return reading.kind === 'read' ? reading.remote.address : undefined;
}

/** The move, or what the command line lacks. */
function moveOf({ line }: RegistryContext, remote: string, version: string): Move | string {
  switch (line.verb) {
    case 'pin':
      if (line.restaurant === undefined) return 'pin needs --restaurant <uuid>.';
      return { verb: 'pin', remote, restaurant: line.restaurant, version };
    case 'rollout':
      if (line.percent === undefined) return 'rollout needs --percent <0-100>.';
      return { verb: 'rollout', remote, version, percent: line.percent };
    default:
      return { verb: 'promote', remote, version };
  }
}

/** Rehearses, opens the pages in a browser, and moves exactly what was seen. */
async function makeMove(
  context: RegistryContext,
  move: Move,
  version: ReleasedRemote | undefined,
): Promise<Report> {
  const { line, registry, step } = context;
  const { channel, revision, note } = line;
  const request = { channel, move, revision, note };
  const rehearsal = await step(`Holding it against ${channel} in ${registry.place}`, () =>
    registry.move({ ...request, rehearse: true }),
  );
  if (rehearsal.kind !== 'rehearsed' || rehearsal.reply.findings.length > 0) {
    return reportMove(context, rehearsal);
  }
  const isSmoked =
    version !== undefined && line.smoke !== false && rehearsal.reply.changes.length > 0;
  if (isSmoked) {
    const standing = await registry.readChannel(channel);
    if (standing === undefined) throw new Error(`${channel} went away while it was moved`);
    const { name } = version.manifest;
    const release = withLive(standing.release, version);
    const findings = await smokePromotion(context, { release, remote: name });
    if (findings.length > 0) {
      const last = `Nothing moved. --no-smoke moves it all the same, and says so in the history.`;
      return refused([...describeFindings(findings), last], { findings });
    }
  }
  const told =
    line.smoke === false && version !== undefined ? [note, 'not tried in a browser'] : [note];
  const outcome = await step(`Moving ${channel}`, () =>
    registry.move({
      ...request,
      rehearse: false,
      revision: rehearsal.reply.pointer.revision,
      note: told.filter(Boolean).join('; '),
    }),
  );
  return reportMove(context, outcome);
}

function reportMove({ line, registry }: RegistryContext, outcome: MoveOutcome): Report {
  const { channel } = line;
  switch (outcome.kind) {
    case 'moved': {
      const { pointer, changes } = outcome.reply;
      const revision = String(pointer.revision);
      const last = `${channel} in ${registry.place} is at revision ${revision}. \`rollback\` takes it back.`;
      return done([...describeChanges(changes), last], { ...outcome.reply });
    }
    case 'unchanged':
      return done([`${channel} runs exactly that already; nothing moved.`], { ...outcome.reply });
    case 'rehearsed':
    case 'refused': {
      const { findings } = outcome.reply;
      return refused([...describeFindings(findings), 'Nothing moved.'], { ...outcome.reply });
    }
    case 'revision-moved': {
      const revision = String(outcome.pointer.revision);
      const what = `Another move came first: ${channel} is at revision ${revision} now. Nothing of yours moved. Look at it with \`list\` and \`diff\`, then try again.`;
      return refused([what], { revisionMoved: outcome.pointer });
    }
    case 'unknown':
      return refused([outcome.what], { unknown: outcome.what });
  }
}
