import { enterMasterPassword } from '@stammtisch/contracts/authentication/enter-master-password';
import { logOut } from '@stammtisch/contracts/authentication/log-out';
import { refreshToken } from '@stammtisch/contracts/authentication/refresh-token';
import type { EntryRelation } from '@stammtisch/contracts/entry/entry-relations';
import { readEntry } from '@stammtisch/contracts/entry/read-entry';
import { listEvents } from '@stammtisch/contracts/event/list-events';
import { exportGuests, exportNewsletter } from '@stammtisch/contracts/guest/export-guests';
import { listLinkedRestaurants } from '@stammtisch/contracts/linked-restaurants/list-linked-restaurants';
import { followChanges } from '@stammtisch/contracts/stream/follow-changes';
import { listFailedMails } from '@stammtisch/contracts/mail/outgoing-mail';
import { previewMail, sendTrialMail } from '@stammtisch/contracts/mail/preview-mail';
import { listRatings } from '@stammtisch/contracts/rating/rating';
import { readRatingSummary } from '@stammtisch/contracts/rating/read-rating-summary';
import { readHotelImportConfig } from '@stammtisch/contracts/hotel-import/config';
import {
  acceptDeclaration,
  readDeclaration,
} from '@stammtisch/contracts/privacy/data-protection-declaration';
import { listPhoneCalls } from '@stammtisch/contracts/phone/phone-call';
import { readPhoneSystem } from '@stammtisch/contracts/phone/phone-system';
import { readPrivacy } from '@stammtisch/contracts/privacy/read-privacy';
import { readOffer } from '@stammtisch/contracts/offer/read-offer';
import { readRestaurantInfo } from '@stammtisch/contracts/restaurant-info/restaurant-info';
import { listAffectedByHours } from '@stammtisch/contracts/settings/affected-by-hours';
import { createSeries } from '@stammtisch/contracts/reservation/series';
import { listPlans } from '@stammtisch/contracts/roster/list-plans';
import { readStatistics } from '@stammtisch/contracts/statistics/read-statistics';
import { listTableSets } from '@stammtisch/contracts/table-set/table-set';
import { listTags } from '@stammtisch/contracts/tag/tag';
import { reportRemotes } from '@stammtisch/contracts/telemetry/report-remotes';
import { readWaitingList } from '@stammtisch/contracts/waiting-list/read-waiting-list';

/** Where everything begins: a client builds no address itself, so what it may use is named here. */
export const entryLinks = {
  self: { href: readEntry.path },
  reservations: {
    href: '/api/1/reservations{?date,from,to,status,q,page,pageSize}',
    templated: true,
  },
  reservation: { href: '/api/1/reservations/{reservationId}', templated: true },
  'waiting-list': { href: `${readWaitingList.path}{?date}`, templated: true },
  'persons-per-day': { href: '/api/1/reservations/persons-per-day{?month}', templated: true },
  'reservations-csv': {
    href: '/api/1/reservations/export/csv{?from,to,language}',
    templated: true,
  },
  'mail-preview': { href: previewMail.path },
  'mail-trial': { href: sendTrialMail.path },
  'failed-mails': { href: `${listFailedMails.path}{?page}`, templated: true },
  ratings: { href: `${listRatings.path}{?stars,open,page}`, templated: true },
  'rating-summary': { href: readRatingSummary.path },
  statistics: { href: readStatistics.path },
  roster: { href: `${listPlans.path}{?from,to,page}`, templated: true },
  'day-plan': { href: '/api/1/assignment/plan{?date}', templated: true },
  dayinfo: { href: '/api/1/dayinfos/{date}', templated: true },
  rooms: { href: '/api/1/rooms{?withConfig}', templated: true },
  'table-sets': { href: listTableSets.path },
  guests: { href: '/api/1/guests{?q,temporary}', templated: true },
  'guest-duplicates': { href: '/api/1/guests/duplicates' },
  guest: { href: '/api/1/guests/{guestId}', templated: true },
  'guests-export': { href: `${exportGuests.path}{?columns,language}`, templated: true },
  'guests-newsletter': { href: `${exportNewsletter.path}{?language}`, templated: true },
  'storage-not-allowed': { href: '/api/1/guests/storage-not-allowed{?q}', templated: true },
  'hotel-import': { href: readHotelImportConfig.path },
  phone: { href: readPhoneSystem.path },
  'phone-calls': { href: `${listPhoneCalls.path}{?open,page}`, templated: true },
  'phone-call': { href: '/api/1/phone/calls/{callId}', templated: true },
  privacy: { href: readPrivacy.path },
  'data-protection-declaration': {
    href: readDeclaration.path.replace(':declarationType', '{declarationType}'),
    templated: true,
  },
  'data-protection-declarations': { href: acceptDeclaration.path },
  series: { href: `${createSeries.path}{?dryRun}`, templated: true },
  events: { href: `${listEvents.path}{?when,from,to,page}`, templated: true },
  tags: { href: listTags.path },
  settings: { href: '/api/1/settings' },
  restaurantinfos: { href: readRestaurantInfo.path },
  addons: { href: '/api/1/addons' },
  fees: { href: '/api/1/fees{?state,page}', templated: true },
  'fee-evidence': { href: '/api/1/fees/{feeId}/evidence', templated: true },
  'payment-active': { href: '/api/1/settings/restaurantinfos/payment/active' },
  'payment-account': { href: '/api/1/payment/stripe-account' },
  'payment-customer': { href: '/api/1/settings/restaurantinfos/payment/create-customer' },
  'tax-inputs': { href: '/api/1/payment/tax/inputs' },
  'complete-checkout': { href: '/api/1/stripe/complete-checkout' },
  'cash-register': { href: '/api/1/ready2order' },
  'affected-by-hours': { href: `${listAffectedByHours.path}{?page}`, templated: true },
  offer: { href: readOffer.path },
  'css-sanity-check': { href: '/api/1/css-sanity-check' },
  'booking-form-preview': { href: '/api/1/settings/booking-form' },
  authmaster: { href: enterMasterPassword.path },
  stream: { href: followChanges.path },
  'linked-restaurants': { href: listLinkedRestaurants.path },
  'refresh-token': { href: refreshToken.path },
  logout: { href: logOut.path },
  telemetry: { href: reportRemotes.path },
} satisfies Record<Exclude<EntryRelation, 'booking-form' | 'picture'>, unknown>;
