import type { Api } from '../platform/http/api.ts';
import type { BookingLinks } from './booking-link.ts';
import { mountAttachments } from './attachments/mount.ts';
import { mountChangeStatus } from './change-status/route.ts';
import { mountCreateReservation } from './create-reservation/route.ts';
import { mountExportCsv } from './export-csv/route.ts';
import { mountDeleteReservation } from './delete-reservation/route.ts';
import { mountListReservations } from './list-reservations/route.ts';
import { mountMoveReservation } from './move-reservation/route.ts';
import { mountPersonsPerDay } from './persons-per-day/route.ts';
import { mountReadHistory } from './read-history/route.ts';
import { mountReadReservation } from './read-reservation/route.ts';
import { mountSendMail } from './send-mail/route.ts';
import { mountSeries } from './series/mount.ts';
import { mountTellPresence } from './tell-presence/route.ts';
import { mountUpdateReservation } from './update-reservation/route.ts';

export function mountReservations(api: Api, links: BookingLinks): void {
  mountListReservations(api);
  mountPersonsPerDay(api);
  mountExportCsv(api);
  mountCreateReservation(api, links);
  mountReadReservation(api);
  mountUpdateReservation(api);
  mountChangeStatus(api);
  mountMoveReservation(api);
  mountDeleteReservation(api);
  mountSendMail(api, links);
  mountReadHistory(api);
  mountTellPresence(api);
  mountAttachments(api);
  mountSeries(api, links);
}
