import { undoHotelImport, type HotelImport } from '@stammtisch/contracts/hotel-import/hotel-import';
import { findLink } from '@stammtisch/hal-client';
import { useCall, useText } from '@stammtisch/remote-kit';
import { Banner, Button } from '@stammtisch/ui-kit';
import { Undo2 } from 'lucide-react';
import styles from './review.module.css';
import wizard from '../wizard/wizard.module.css';

export interface ImportResultProps {
  hotelImport: HotelImport;
  onNew: () => void;
  /** From then on nobody else names this import any more. */
  onUndo: () => void;
}

/** How far the import is, what it wrote, and the way back. */
export function ImportResult({ hotelImport, onNew, onUndo }: ImportResultProps) {
  const text = useText('hotel-import');
  const undo = useCall(undoHotelImport);
  const { state, accepted, done, reservations, kept, seating, seated } = hotelImport;
  const progress = progressOf();
  return (
    <section className={wizard.part} aria-label={text('step.review')}>
      {progress && (
        <div className={styles.work}>
          <p className={styles.sum}>{progress.said}</p>
          <progress max={Math.max(1, progress.of)} value={done} aria-label={progress.said} />
          <p className={wizard.lead}>{progress.lead}</p>
        </div>
      )}
      {state === 'DONE' && (
        <Banner tone="success">
          {text('result.done', { count: reservations })}
          {(seating || seated > 0) && (
            <span className={styles.seated}>
              {text(seating ? 'result.seating' : 'result.seated', { count: seated })}
            </span>
          )}
        </Banner>
      )}
      {state === 'UNDONE' && (
        <Banner tone={kept > 0 ? 'warning' : 'success'}>
          {kept > 0 ? text('result.undone-kept', { count: kept }) : text('result.undone')}
        </Banner>
      )}
      {!progress && (
        <div className={wizard.actions}>
          {findLink(hotelImport, 'undo') && (
            <Button
              icon={<Undo2 aria-hidden />}
              isPending={undo.isPending}
              onPress={() => {
                onUndo();
                undo.mutate({ on: hotelImport, options: {} });
              }}
            >
              {text('result.undo')}
            </Button>
          )}
          <Button variant="primary" onPress={onNew}>
            {text('result.new')}
          </Button>
        </div>
      )}
    </section>
  );

  /** What goes on by itself: how far it is, of how many. */
  function progressOf() {
    if (state === 'IMPORTING') {
      const said = text('result.running', { done, stays: accepted });
      return { of: accepted, said, lead: text('result.leave') };
    }
    if (state !== 'UNDOING') return undefined;
    const said = text('result.undoing', { done, reservations });
    return { of: reservations, said, lead: text('result.leave-undoing') };
  }
}
