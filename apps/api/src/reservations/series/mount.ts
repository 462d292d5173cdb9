import type { Api } from '../../platform/http/api.ts';
import type { BookingLinks } from '../booking-link.ts';
import { mountCancelSeries } from './cancel-series.ts';
import { mountChangeSeries } from './change-series.ts';
import { mountCreateSeries } from './create-series.ts';
import { mountReadSeries } from './read-series.ts';

export function mountSeries(api: Api, links: BookingLinks): void {
  mountCreateSeries(api, links);
  mountReadSeries(api);
  mountChangeSeries(api);
  mountCancelSeries(api);
}
