import type { SeriesScope } from '@stammtisch/contracts/reservation/series';
import { useText } from '@stammtisch/remote-kit';
import { Dialog, RadioGroup } from '@stammtisch/ui-kit';
import { useState } from 'react';

export interface SeriesScopeDialogProps {
  onAnswer: (scope: SeriesScope | 'this' | undefined) => void;
}

/** A party of a series was changed: is it about this one, or about those that follow as well? */
export function SeriesScopeDialog({ onAnswer }: SeriesScopeDialogProps) {
  const text = useText('reservations');
  const common = useText('common');
  const [scope, setScope] = useState<SeriesScope | 'this'>('this');
  return (
    <Dialog
      isOpen
      title={text('series.scope')}
      confirmLabel={common('save')}
      onConfirm={() => onAnswer(scope)}
      onCancel={() => onAnswer(undefined)}
    >
      <RadioGroup
        label={text('series.dates')}
        value={scope}
        onChange={setScope}
        options={(['this', 'following', 'all'] as const).map((value) => ({
          value,
          label: text(`series.${value}`),
        }))}
      />
    </Dialog>
  );
}
