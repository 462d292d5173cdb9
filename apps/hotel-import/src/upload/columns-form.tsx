import { chooseColumns, type HotelImport } from '@stammtisch/contracts/hotel-import/hotel-import';
import { neededFields, stayFields, type StayField } from '@stammtisch/domain/hotel-import/columns';
import { notations, type Notation } from '@stammtisch/domain/hotel-import/dates';
import { readStay } from '@stammtisch/domain/hotel-import/read-stay';
import { hotelImportFilesIn } from '@stammtisch/i18n/hotel-import-files';
import { useLanguage } from '@stammtisch/i18n';
import { useCall, useText } from '@stammtisch/remote-kit';
import { Button, Select } from '@stammtisch/ui-kit';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { SampleTable } from './sample-table.tsx';
import styles from './upload.module.css';
import wizard from '../wizard/wizard.module.css';

export interface ColumnsFormProps {
  hotelImport: HotelImport;
  onRead: () => void;
}

const nowhere = '';

/** What was recognised by the headings, to be corrected; the first rows show at once what it makes. */
export function ColumnsForm({ hotelImport, onRead }: ColumnsFormProps) {
  const text = useText('hotel-import');
  const words = hotelImportFilesIn(useLanguage());
  const [columns, setColumns] = useState(hotelImport.columns);
  const [notation, setNotation] = useState<Notation>(hotelImport.notation);
  const { mutateAsync, isPending } = useCall(chooseColumns);
  const options = [
    { value: nowhere, label: text('columns.nowhere') },
    ...hotelImport.headings.map((heading, index) => ({
      value: String(index),
      label: heading || text('columns.unnamed', { number: index + 1 }),
    })),
  ];
  const choose = (field: StayField, value: string) => {
    const { [field]: _, ...others } = columns;
    setColumns(value === nowhere ? others : { ...others, [field]: Number(value) });
  };
  const missing = neededFields.filter((field) => columns[field] === undefined);
  const sample = hotelImport.sample.map((cells) => readStay(cells, columns, notation));
  // The form goes away as soon as the rows are being read, so it waits for the answer itself.
  async function read(): Promise<void> {
    try {
      await mutateAsync({ on: hotelImport, options: { body: { columns, notation } } });
    } catch {
      // The call has told what was wrong; the columns stay as they were chosen.
      return;
    }
    onRead();
  }

  return (
    <>
      <h2 className={styles.title}>{text('columns.title', { name: hotelImport.fileName })}</h2>
      <p className={wizard.lead}>{text('columns.lead', { rows: hotelImport.rows })}</p>
      <div className={styles.columns}>
        {stayFields.map((field) => (
          <Select
            key={field}
            label={words.field(field)}
            value={columns[field] === undefined ? nowhere : String(columns[field])}
            error={missing.some((each) => each === field) ? text('columns.needed') : undefined}
            onChange={(value) => choose(field, value)}
            options={options}
          />
        ))}
        <Select
          label={text('columns.notation')}
          value={notation}
          onChange={setNotation}
          options={notations.map((value) => ({ value, label: text(`notation.${value}`) }))}
        />
      </div>
      <SampleTable rows={sample} words={words} />
      <div className={wizard.actions}>
        <Button
          variant="primary"
          icon={<ArrowRight aria-hidden />}
          isPending={isPending}
          isDisabled={missing.length > 0}
          onPress={() => void read()}
        >
          {text('columns.read')}
        </Button>
      </div>
    </>
  );
}
