import { cancelSeries, type SeriesScope } from '@stammtisch/contracts/reservation/series';
import { useHost, useText, withMaster } from '@stammtisch/remote-kit';
import { Button, Dialog, RadioGroup, TextField } from '@stammtisch/ui-kit';
import { Repeat } from 'lucide-react';
import { useState } from 'react';
import { ifMatchOf, type Reservation } from '../book/reservation.ts';
import { useBookRefresh } from '../book/use-book-refresh.ts';
import { useTellRefusal } from '../book/use-tell-refusal.ts';
import styles from './series-part.module.css';

export interface SeriesPartProps {
  series: NonNullable<Reservation['series']>;
  reservation: Reservation;
}

/** How the party repeats, and the way to cancel those that are still to come. */
export function SeriesPart({ series, reservation }: SeriesPartProps) {
  const { client, notices, requireMaster } = useHost();
  const text = useText('reservations');
  const tellRefusal = useTellRefusal();
  const refresh = useBookRefresh();
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const [scope, setScope] = useState<SeriesScope>('following');
  const [editor, setEditor] = useState('');

  const cancel = async () => {
    setPending(true);
    const body = { scope, ...(editor.trim() !== '' && { editor: editor.trim() }) };
    try {
      const { resource } = await withMaster(requireMaster, () =>
        client.call(reservation, cancelSeries, { body, ifMatch: ifMatchOf(reservation) }),
      );
      notices.success(text('series.cancelled', { count: resource.occurrences.length }));
      setAsking(false);
    } catch (error) {
      tellRefusal(error);
    }
    setPending(false);
    await refresh();
  };

  return (
    <div className={styles.part}>
      <p className={styles.words}>
        <Repeat aria-hidden size={16} />
        {text('series.part-of', { every: series.every, unit: text(`series.${series.unit}`) })}
      </p>
      <Button onPress={() => setAsking(true)}>{text('series.cancel')}</Button>
      <Dialog
        isOpen={isAsking}
        tone="danger"
        title={text('series.cancel')}
        confirmLabel={text('action.CANCELLED')}
        isPending={isPending}
        onConfirm={() => void cancel()}
        onCancel={() => setAsking(false)}
      >
        <p>{text('series.cancel-why')}</p>
        <RadioGroup
          label={text('series.dates')}
          value={scope}
          onChange={setScope}
          options={(['following', 'all'] as const).map((value) => ({
            value,
            label: text(`series.${value}`),
          }))}
        />
        <TextField label={text('question.editor-name')} value={editor} onChange={setEditor} />
      </Dialog>
    </div>
  );
}
