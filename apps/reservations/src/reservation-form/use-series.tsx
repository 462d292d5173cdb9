import {
  changeSeries,
  createSeries,
  type Occurrence,
  type SeriesScope,
} from '@stammtisch/contracts/reservation/series';
import { readReservation } from '@stammtisch/contracts/reservation/read-reservation';
import { idempotencyKey } from '@stammtisch/hal-client';
import { useHost, useText, withMaster } from '@stammtisch/remote-kit';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { ifMatchOf, type Reservation } from '../book/reservation.ts';
import { useBookRefresh } from '../book/use-book-refresh.ts';
import type { SeriesBody, SeriesChange } from './series-body.ts';

// Asked by few, and never before something was saved.
const SeriesDialog = lazy(async () => ({
  default: (await import('./series-dialog.tsx')).SeriesDialog,
}));
const SeriesScopeDialog = lazy(async () => ({
  default: (await import('./series-scope-dialog.tsx')).SeriesScopeDialog,
}));

type Scope = SeriesScope | 'this';

/** Writes and changes series: what stands in the way is shown before anything is saved. */
export function useSeries() {
  const { client, entry, notices, requireMaster } = useHost();
  const text = useText('reservations');
  const refresh = useBookRefresh();
  const [question, setQuestion] = useState<ReactNode>();

  const confirm = (title: string, occurrences: readonly Occurrence[]) =>
    new Promise<boolean>((resolve) => {
      const answer = (isYes: boolean) => {
        setQuestion(undefined);
        resolve(isYes);
      };
      setQuestion(<SeriesDialog title={title} occurrences={occurrences} onAnswer={answer} />);
    });

  const askScope = () =>
    new Promise<Scope | undefined>((resolve) => {
      const answer = (scope: Scope | undefined) => {
        setQuestion(undefined);
        resolve(scope);
      };
      setQuestion(<SeriesScopeDialog onAnswer={answer} />);
    });

  const finish = async (occurrences: readonly Occurrence[]): Promise<Reservation | undefined> => {
    const saved = occurrences.flatMap(({ reservation }) => reservation ?? []);
    notices.success(text('series.saved', { count: saved.length }));
    await refresh();
    if (saved[0] === undefined) return undefined;
    const variables = { reservationId: saved[0] };
    const schema = readReservation.reply;
    return (await client.follow(entry, 'reservation', { variables, schema })).resource;
  };

  const create = async (body: SeriesBody): Promise<Reservation | undefined> => {
    const variables = { dryRun: true };
    const preview = await withMaster(requireMaster, () =>
      client.call(entry, createSeries, { body, variables }),
    );
    const { occurrences } = preview.resource;
    if (!(await confirm(text('series.title'), occurrences))) return undefined;
    const options = {
      body: { ...body, skip: conflictDays(occurrences) },
      idempotencyKey: idempotencyKey(),
    };
    const written = await client.call(entry, createSeries, options);
    return finish(written.resource.occurrences);
  };

  const change = async (
    reservation: Reservation,
    scope: SeriesScope,
    wish: SeriesChange,
  ): Promise<Reservation | undefined> => {
    const body = { scope, change: wish };
    const ifMatch = ifMatchOf(reservation);
    const variables = { dryRun: true };
    const preview = await withMaster(requireMaster, () =>
      client.call(reservation, changeSeries, { body, ifMatch, variables }),
    );
    const { occurrences } = preview.resource;
    if (!(await confirm(text('series.change-title'), occurrences))) return undefined;
    const skipping = { ...body, skip: conflictDays(occurrences) };
    const written = await client.call(reservation, changeSeries, { body: skipping, ifMatch });
    return finish(written.resource.occurrences);
  };

  return { question: question && <Suspense>{question}</Suspense>, askScope, create, change };
}

function conflictDays(occurrences: readonly Occurrence[]): string[] {
  return occurrences.filter(({ outcome }) => outcome === 'conflict').map(({ date }) => date);
}
