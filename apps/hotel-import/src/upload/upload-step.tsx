import type { HotelImport } from '@stammtisch/contracts/hotel-import/hotel-import';
import type { Linked } from '@stammtisch/hal-client';
import { useText } from '@stammtisch/remote-kit';
import { Banner, Spinner } from '@stammtisch/ui-kit';
import { FileUp } from 'lucide-react';
import { useId } from 'react';
import { ColumnsForm } from './columns-form.tsx';
import { ReadingProgress } from './reading-progress.tsx';
import { useUpload } from './use-upload.ts';
import styles from './upload.module.css';
import wizard from '../wizard/wizard.module.css';

export interface UploadStepProps {
  config: Linked;
  hotelImport: HotelImport | undefined;
  onUploaded: (href: string) => void;
  /** Every row has been read. */
  onRead: () => void;
}

/** The file of the hotel system, and what stands in which of its columns. */
export function UploadStep({ config, hotelImport, onUploaded, onRead }: UploadStepProps) {
  const text = useText('hotel-import');
  const id = useId();
  const { upload, isPending, fault } = useUpload(config, onUploaded);
  const isOpen = hotelImport?.state === 'COLUMNS' || hotelImport?.state === 'REVIEW';
  return (
    <section className={wizard.part} aria-label={text('step.upload')}>
      <p className={wizard.lead}>{text('upload.lead')}</p>
      <label className={styles.drop} htmlFor={id}>
        {isPending ? <Spinner label={text('upload.pending')} /> : <FileUp aria-hidden />}
        <span>{text('upload.choose')}</span>
        <span className={styles.hint}>{text('upload.hint')}</span>
        <input
          id={id}
          className={styles.input}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          disabled={isPending}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            // The same file may be chosen again after it was corrected.
            event.currentTarget.value = '';
            if (file) void upload(file);
          }}
        />
      </label>
      {fault !== undefined && <Banner tone="danger">{fault}</Banner>}
      {hotelImport && isOpen && (
        <ColumnsForm key={hotelImport.id} hotelImport={hotelImport} onRead={onRead} />
      )}
      {hotelImport?.state === 'READING' && <ReadingProgress hotelImport={hotelImport} />}
    </section>
  );
}
