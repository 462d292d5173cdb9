import type { TaxInput } from '@stammtisch/contracts/addon/addon';
import { listTaxInputs } from '@stammtisch/contracts/payment/checkout';
import { findLink } from '@stammtisch/hal-client';
import { useLanguage } from '@stammtisch/i18n';
import { useHost, useResource, useText } from '@stammtisch/remote-kit';
import { Dialog, FailureCard, Select, Skeleton, TextField } from '@stammtisch/ui-kit';
import { useState } from 'react';
import styles from './purchase.module.css';

export interface TaxDialogProps {
  given: TaxInput | undefined;
  onTake: (input: TaxInput) => void;
  onCancel: () => void;
}

/** Specification §5: all three are needed, else this asks for them. */
export function TaxDialog({ given, onTake, onCancel }: TaxDialogProps) {
  const { entry } = useHost();
  const text = useText('addons');
  const language = useLanguage();
  const [input, setInput] = useState(given ?? { taxId: '', code: 'eu_vat', companyName: '' });
  const query = useResource(findLink(entry, 'tax-inputs'), { schema: listTaxInputs.reply });
  const kinds = query.data?.resource.taxInputs ?? [];
  // One number of the European Union has the same kind in all of its countries.
  const options = [...new Map(kinds.map((kind) => [kind.code, kind])).values()].map((kind) => ({
    value: kind.code,
    label: kind.localization[language],
  }));
  const taxId = input.taxId.trim();
  const companyName = input.companyName.trim();
  return (
    <Dialog
      isOpen
      title={text('tax.title')}
      confirmLabel={text('tax.take')}
      isConfirmDisabled={taxId === '' || companyName === ''}
      onConfirm={() => onTake({ ...input, taxId, companyName })}
      onCancel={onCancel}
    >
      <div className={styles.fields}>
        <p>{text('tax.why')}</p>
        {query.isError ? (
          <FailureCard title={text('tax.failed')} onRetry={() => void query.refetch()} />
        ) : query.data === undefined ? (
          <Skeleton rows={1} shape="text" />
        ) : (
          <Select
            label={text('tax.code')}
            options={options}
            value={input.code}
            onChange={(code) => setInput({ ...input, code })}
          />
        )}
        <TextField
          label={text('tax.taxId')}
          value={input.taxId}
          maxLength={40}
          isRequired
          onChange={(typed) => setInput({ ...input, taxId: typed })}
        />
        <TextField
          label={text('tax.companyName')}
          value={input.companyName}
          maxLength={120}
          isRequired
          autoComplete="organization"
          onChange={(typed) => setInput({ ...input, companyName: typed })}
        />
      </div>
    </Dialog>
  );
}
