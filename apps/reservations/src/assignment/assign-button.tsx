import { hasLink } from '@stammtisch/hal-client';
import { useText } from '@stammtisch/remote-kit';
import { IconButton } from '@stammtisch/ui-kit';
import { Armchair } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Reservation } from '../book/reservation.ts';

const AssignDialog = lazy(async () => {
  const { AssignDialog } = await import('./assign-dialog.tsx');
  return { default: AssignDialog };
});

/** Asks for the best table; only where a party is still expected. */
export function AssignButton({ reservation }: { reservation: Reservation }) {
  const text = useText('reservations');
  const [isAsking, setAsking] = useState(false);
  if (!hasLink(reservation, 'assign')) return null;
  return (
    <>
      <IconButton label={text('assign.find')} onPress={() => setAsking(true)}>
        <Armchair aria-hidden />
      </IconButton>
      {isAsking && (
        <Suspense>
          <AssignDialog reservation={reservation} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
