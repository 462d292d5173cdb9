import { createSeries } from '@stammtisch/contracts/reservation/series';
import { expect, it } from 'vitest';
import { emptyForm } from './form-values.ts';
import { toSeriesBody, toSeriesChange } from './series-body.ts';

const blank = emptyForm({ date: '2027-03-20', time: '19:00', duration: 120, language: 'de' });
const weekly = { unit: 'WEEK', every: 2, end: 'until', count: 4, until: '2027-05-01' } as const;

it('a series goes out as the server reads it', () => {
  const body = toSeriesBody({ ...blank, lastname: 'Chor' }, weekly);
  expect(createSeries.body.parse(body)).toMatchObject({
    date: '20.03.2027',
    repeat: { unit: 'WEEK', every: 2, end: { kind: 'until', date: '01.05.2027' } },
    skip: [],
    notifyGuest: false,
  });
  const counted = toSeriesBody({ ...blank, lastname: 'Chor' }, { ...weekly, end: 'count' });
  expect(counted.repeat.end).toEqual({ kind: 'count', count: 4 });
});

it('a change that concerns one party only is not asked for the others', () => {
  expect(toSeriesChange({ time: '20:00', comment: 'Probe' })).toEqual({
    time: '20:00',
    comment: 'Probe',
  });
  expect(toSeriesChange({ creator: 'Mia', comment: 'Probe' })).toBeUndefined();
});

it('the guest hears of a change of several dates if staff want it', () => {
  const change = { time: '20:00', notifyGuest: true };
  expect(toSeriesChange(change)).toEqual(change);
});

it('another day or another guest may be meant for all of them', () => {
  const change = { date: '21.03.2027', guest: { id: 'x' } };
  expect(toSeriesChange(change)).toEqual(change);
});
