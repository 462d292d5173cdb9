import { useText } from '@stammtisch/remote-kit';
import type { FieldWords } from '../section/use-edit-form.ts';

/** The word for each field of the page, where it says what was changed. */
export function useOnlineWords(): FieldWords {
  const text = useText('settings');
  return {
    'onlineReservationSettings/active': text('online.active'),
    'onlineReservationSettings/confirmAtOnce': text('online.confirm'),
    'onlineReservationSettings/waitingListWhenFull': text('online.waiting-list'),
    'onlineReservationSettings/minPersons': text('online.min-persons'),
    'onlineReservationSettings/maxPersons': text('online.max-persons'),
    'onlineReservationSettings/maxFreeSeats': text('online.max-free-seats'),
    'onlineReservationSettings/leadTime': text('online.lead-time'),
    'onlineReservationSettings/leadTimeUnit': text('online.lead-time-unit'),
    'onlineReservationSettings/maxDaysAhead': text('online.max-days'),
    'onlineReservationSettings/eventLock': text('online.event-lock'),
    'onlineReservationSettings/guestsMayCancel': text('online.may-cancel'),
    'onlineReservationSettings/guestsMayChange': text('online.may-change'),
    'onlineReservationSettings/freeCancellationHours': text('online.free-window'),
    'onlineReservationSettings/reservationInputFields': text('online.part-fields'),
    'onlineReservationSettings/welcomeText': text('online.welcome'),
    'onlineReservationSettings/consentTexts': text('online.part-consent'),
    'onlineReservationSettings/termsUrl': text('online.terms-url'),
    'cancellationPolicySettings/noShowFeeAmount': text('online.card-amount'),
    'cancellationPolicySettings/feePer': text('online.card-per'),
    'cancellationPolicySettings/cardFromPersons': text('online.card-from'),
    'cancellationPolicySettings/policyText': text('online.card-policy'),
    'onlineReservationSettings/customCss': text('online.css'),
  };
}
