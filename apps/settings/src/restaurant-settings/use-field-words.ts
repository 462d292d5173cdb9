import { useText } from '@stammtisch/remote-kit';
import type { FieldWords } from '../section/use-edit-form.ts';

/** What the page's fields are called where it says what was changed. */
export function useFieldWords(): FieldWords {
  const text = useText('settings');
  return {
    'reservationSettings/openingHours': text('hours.title'),
    'reservationSettings/timeInterval': text('clock.interval'),
    'reservationSettings/pacing': text('pace.title'),
    'reservationSettings/guestVisitDuration': text('stay.usual'),
    'reservationSettings/startEveningShift': text('stay.evening'),
    'reservationSettings/masterPasswordThreshold': text('guard.threshold'),
    'reservationSettings/askEditorName': text('guard.editor'),
    'reservationSettings/reservationInputFields': text('fields.title'),
    'assignmentSettings/visitDurations': text('stay.rule'),
    'assignmentSettings/mode': text('assignment.mode'),
  };
}
