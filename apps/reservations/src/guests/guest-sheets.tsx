import { useText } from '@stammtisch/remote-kit';
import { FailureCard, SideSheet, Skeleton } from '@stammtisch/ui-kit';
import { lazy, Suspense } from 'react';
import { GuestDetailsSheet } from './guest-details-sheet.tsx';
import { GuestFormSheet } from './guest-form-sheet.tsx';
import type { GuestSheet } from './use-guest-address.ts';
import { useGuest } from './use-guest.ts';

// Rarely needed, and the list must not wait for them.
const MergeSheet = lazy(async () => ({
  default: (await import('./merge-sheet.tsx')).MergeSheet,
}));
const ExportSheet = lazy(async () => ({
  default: (await import('./export-sheet.tsx')).ExportSheet,
}));

const DuplicatesSheet = lazy(async () => ({
  default: (await import('./duplicates-sheet.tsx')).DuplicatesSheet,
}));

export interface GuestSheetsProps {
  sheet: GuestSheet | undefined;
  onOpen: (sheet: GuestSheet) => void;
  onClose: () => void;
}

/** Whatever stands beside the list: a guest, the form, two entries that become one, the export. */
export function GuestSheets({ sheet, onOpen, onClose }: GuestSheetsProps) {
  const text = useText('reservations');
  const { guest, isError } = useGuest(sheet && 'guest' in sheet ? sheet.guest : undefined);
  if (sheet === undefined) return null;
  const openGuest = (id: string) => onOpen({ kind: 'details', guest: id });
  if (sheet.kind === 'new') {
    return (
      <GuestFormSheet
        guest={undefined}
        onSaved={(saved) => openGuest(saved.id)}
        onClose={onClose}
      />
    );
  }
  if (sheet.kind === 'export') {
    return (
      <Suspense>
        <ExportSheet onClose={onClose} />
      </Suspense>
    );
  }
  if (sheet.kind === 'duplicates') {
    return (
      <Suspense>
        <DuplicatesSheet
          onMerge={(first, other) => onOpen({ kind: 'merge', guest: first, other })}
          onClose={onClose}
        />
      </Suspense>
    );
  }
  if (guest === undefined) {
    return (
      <SideSheet isOpen isPageUsable title={text('guests.details-title')} onClose={onClose}>
        {isError ? (
          <FailureCard title={text('guests.missing')} />
        ) : (
          <Skeleton rows={6} shape="text" />
        )}
      </SideSheet>
    );
  }
  if (sheet.kind === 'edit') {
    const back = () => openGuest(guest.id);
    return <GuestFormSheet key={guest.id} guest={guest} onSaved={back} onClose={back} />;
  }
  if (sheet.kind === 'merge') {
    return (
      <Suspense>
        <MergeSheet
          key={`${guest.id} ${sheet.other}`}
          guest={guest}
          otherId={sheet.other}
          onChoose={(other) => onOpen({ kind: 'merge', guest: guest.id, other })}
          onMerged={(survivor) => openGuest(survivor.id)}
          onClose={() => openGuest(guest.id)}
        />
      </Suspense>
    );
  }
  return (
    <GuestDetailsSheet
      key={guest.id}
      guest={guest}
      onEdit={() => onOpen({ kind: 'edit', guest: guest.id })}
      onMerge={(other) =>
        onOpen({ kind: 'merge', guest: guest.id, ...(other !== undefined && { other }) })
      }
      onClose={onClose}
    />
  );
}
