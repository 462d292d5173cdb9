import {
  discardHotelImport,
  importHotelGuests,
  type HotelImport,
} from '@stammtisch/contracts/hotel-import/hotel-import';
import { expand, findLink, isProblem } from '@stammtisch/hal-client';
import { useLanguage } from '@stammtisch/i18n';
import { useCall, useHost, useText } from '@stammtisch/remote-kit';
import { saveFile } from '@stammtisch/remote-kit/save-file';
import { Banner, Button, Dialog } from '@stammtisch/ui-kit';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { ReadingProgress } from '../upload/reading-progress.tsx';
import { ImportResult } from './import-result.tsx';
import { OverfullBanner } from './overfull-banner.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { useOverfullHours } from './use-overfull-hours.ts';
import styles from './review.module.css';
import wizard from '../wizard/wizard.module.css';

export interface ReviewStepProps {
  hotelImport: HotelImport;
  /** Begins with another file. */
  onNew: () => void;
  onUndo: () => void;
}

/** What would be written, to be looked through; then the import itself, and what came of it. */
export function ReviewStep({ hotelImport, onNew, onUndo }: ReviewStepProps) {
  const { client, notices } = useHost();
  const text = useText('hotel-import');
  const problems = useText('problems');
  const language = useLanguage();
  const [isAsked, setAsked] = useState(false);
  const start = useCall(importHotelGuests);
  const discard = useCall(discardHotelImport);
  const { bad, known, without, accepted, reservations, rows, state } = hotelImport;
  const overfull = useOverfullHours(hotelImport);
  const badRows = findLink(hotelImport, 'bad-rows');

  async function load(href: string): Promise<void> {
    try {
      saveFile('bad-rows.csv', await client.download(href));
    } catch (error) {
      if (!isProblem(error, 'please-login')) notices.error(problems('FAILED_ON_DOWNLOADING_CSV'));
    }
  }

  if (state === 'COLUMNS' || state === 'READING') {
    return <ReadingProgress hotelImport={hotelImport} />;
  }
  if (state !== 'REVIEW')
    return <ImportResult hotelImport={hotelImport} onNew={onNew} onUndo={onUndo} />;
  return (
    <section className={wizard.part} aria-label={text('step.review')}>
      <p className={wizard.lead}>{text('review.lead', { rows })}</p>
      {bad > 0 && (
        <Banner
          tone="danger"
          actions={
            badRows && (
              <Button
                icon={<Download aria-hidden />}
                onPress={() => void load(expand(badRows, { language }))}
              >
                {text('review.load-bad')}
              </Button>
            )
          }
        >
          {text('review.bad', { count: bad })}
        </Banner>
      )}
      {known > 0 && <Banner tone="warning">{text('review.known', { count: known })}</Banner>}
      {without > 0 && <Banner>{text('review.without', { count: without })}</Banner>}
      <OverfullBanner hours={overfull.hours} total={overfull.total} />
      <SuggestionList hotelImport={hotelImport} isOverfull={overfull.isOverfull} />
      <div className={styles.bar}>
        <p className={styles.sum}>{text('review.sum', { stays: accepted, reservations })}</p>
        <div className={styles.answers}>
          <Button
            isPending={discard.isPending}
            onPress={() => {
              onNew();
              discard.mutate({ on: hotelImport, options: {} });
            }}
          >
            {text('review.discard')}
          </Button>
          <Button
            variant="primary"
            isDisabled={accepted === 0}
            isPending={start.isPending}
            onPress={() => setAsked(true)}
          >
            {text('review.import')}
          </Button>
        </div>
      </div>
      <Dialog
        isOpen={isAsked}
        title={text('review.sure', { count: reservations })}
        confirmLabel={text('review.import')}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          const body = { importId: hotelImport.id, suggestions: [] };
          start.mutate({ on: hotelImport, options: { body } });
        }}
      >
        <p>{text('review.sure-why')}</p>
      </Dialog>
    </section>
  );
}
