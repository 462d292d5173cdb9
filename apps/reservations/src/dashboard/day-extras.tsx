import type { Day } from '@stammtisch/domain/time/minute';
import { lazy, Suspense } from 'react';
import type { Reservation } from '../book/reservation.ts';
import type { Export } from '../export/use-export.ts';
import type { StatusChange } from '../status/use-change-status.tsx';

const InboxSheet = lazy(async () => {
  const { InboxSheet } = await import('../open-requests/inbox-sheet.tsx');
  return { default: InboxSheet };
});
const WaitingSheet = lazy(async () => {
  const { WaitingSheet } = await import('../waiting-list/waiting-sheet.tsx');
  return { default: WaitingSheet };
});
const DayPlanSheet = lazy(async () => {
  const { DayPlanSheet } = await import('../assignment/day-plan-sheet.tsx');
  return { default: DayPlanSheet };
});
const ExportSheet = lazy(async () => {
  const { ExportSheet } = await import('../export/export-sheet.tsx');
  return { default: ExportSheet };
});
const ShortcutsSheet = lazy(async () => {
  const { ShortcutsSheet } = await import('../shortcuts/shortcuts-sheet.tsx');
  return { default: ShortcutsSheet };
});

/** Sheets that belong to no reservation. */
export type Extra = 'inbox' | 'waiting-list' | 'plan' | 'export' | 'shortcuts';

export interface DayExtrasProps {
  extra: Extra;
  day: Day;
  load: Export;
  onStatus: StatusChange['change'];
  onShow: (request: Reservation) => void;
  onClose: () => void;
}

/** Loaded when somebody wants them: the first look at the day needs none of these. */
export function DayExtras({ extra, day, load, onStatus, onShow, onClose }: DayExtrasProps) {
  return (
    <Suspense>
      {extra === 'inbox' && <InboxSheet onStatus={onStatus} onShow={onShow} onClose={onClose} />}
      {extra === 'waiting-list' && (
        <WaitingSheet onStatus={(party, to) => void onStatus(party, to)} onClose={onClose} />
      )}
      {extra === 'plan' && <DayPlanSheet key={day} day={day} onClose={onClose} />}
      {extra === 'export' && <ExportSheet day={day} load={load} onClose={onClose} />}
      {extra === 'shortcuts' && <ShortcutsSheet onClose={onClose} />}
    </Suspense>
  );
}
