import { readHotelImport, type HotelImport } from '@stammtisch/contracts/hotel-import/hotel-import';
import { findLink } from '@stammtisch/hal-client';
import { useResource, useText } from '@stammtisch/remote-kit';
import { FailureCard, PageHeader, Skeleton } from '@stammtisch/ui-kit';
import { useState } from 'react';
import { ArrangementsStep } from '../arrangements/arrangements-step.tsx';
import { EatingTimesStep } from '../eating-times/eating-times-step.tsx';
import { ReviewStep } from '../review/review-step.tsx';
import { UploadStep } from '../upload/upload-step.tsx';
import { StepBar, type Step } from './step-bar.tsx';
import { useConfig } from './use-config.ts';
import styles from './wizard.module.css';

const reviewed = new Set<HotelImport['state']>([
  'REVIEW',
  'IMPORTING',
  'DONE',
  'UNDOING',
  'UNDONE',
]);

/** Four steps from the hotel's file to reservations (specification §2); each is saved as one goes. */
export function HotelImportScreen() {
  const text = useText('hotel-import');
  const config = useConfig();
  const [chosen, choose] = useState<Step>();
  const [isFresh, setFresh] = useState(false);
  const { saved, value, query } = config;
  const open = isFresh || saved === undefined ? undefined : findLink(saved, 'import');
  const [began, begin] = useState<string>();
  const current = useResource(began ?? open, { schema: readHotelImport.reply });
  const hotelImport = (began ?? open) === undefined ? undefined : current.data?.resource;

  return (
    <div className={styles.screen}>
      <PageHeader title={text('hotel-csv-import.title')} subtitle={text('hotel-csv-import.lead')} />
      {render()}
    </div>
  );

  function render() {
    if (value === undefined || saved === undefined) {
      if (!query.isError) return <Skeleton rows={6} />;
      return <FailureCard title={text('failed')} onRetry={() => void query.refetch()} />;
    }
    const isSetUp = value.eatingTimes.length > 0 && value.arrangements.length > 0;
    // Whether there is one to go on with is known in a moment.
    const isAwaited = (began ?? open) !== undefined && current.isPending;
    if (chosen === undefined && isAwaited) return <Skeleton rows={6} />;
    const wanted = chosen ?? firstStep(isSetUp, hotelImport);
    const step = wanted === 'review' && !hotelImport ? 'upload' : wanted;
    const reachable = new Set<Step>(['eating-times', 'arrangements']);
    if (isSetUp) reachable.add('upload');
    if (hotelImport && reviewed.has(hotelImport.state)) reachable.add('review');
    const go = (next: Step) => void config.save().then((isSaved) => isSaved && choose(next));
    return (
      <>
        <StepBar step={step} open={reachable} onStep={go} />
        {step === 'eating-times' && (
          <EatingTimesStep config={config} value={value} onNext={() => go('arrangements')} />
        )}
        {step === 'arrangements' && (
          <ArrangementsStep config={config} value={value} onNext={() => go('upload')} />
        )}
        {step === 'upload' && (
          <UploadStep
            config={saved}
            hotelImport={hotelImport}
            onUploaded={(href) => {
              begin(href);
              setFresh(false);
            }}
            onRead={() => choose('review')}
          />
        )}
        {step === 'review' && hotelImport && (
          <ReviewStep
            hotelImport={hotelImport}
            onUndo={() => begin(findLink(hotelImport, 'self')?.href)}
            onNew={() => {
              begin(undefined);
              setFresh(true);
              choose('upload');
            }}
          />
        )}
      </>
    );
  }
}

/** Whoever comes back finds the step at which they left. */
function firstStep(isSetUp: boolean, hotelImport: HotelImport | undefined): Step {
  if (!isSetUp) return 'eating-times';
  return hotelImport && reviewed.has(hotelImport.state) ? 'review' : 'upload';
}
