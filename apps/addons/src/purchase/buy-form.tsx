import type { AddonReply, TaxInput } from '@stammtisch/contracts/addon/addon';
import { neededForTax } from '@stammtisch/domain/payment/missing-data';
import { useRestaurant, useText } from '@stammtisch/remote-kit';
import { Button, Checkbox } from '@stammtisch/ui-kit';
import { useState } from 'react';
import { ContractDialog } from './contract-dialog.tsx';
import { MissingList } from './missing-list.tsx';
import { TaxDialog } from './tax-dialog.tsx';
import styles from './purchase.module.css';

export interface BuyFormProps {
  addon: AddonReply;
  terms: string;
  isPending: boolean;
  onBuy: (taxInput: TaxInput | undefined) => void;
}

const ofTax: readonly string[] = neededForTax;

/** What is missing first; then the consent, which has to be ticked (specification §5). */
export function BuyForm({ addon, terms, isPending, onBuy }: BuyFormProps) {
  const text = useText('addons');
  const { isDemo } = useRestaurant();
  const [agrees, setAgrees] = useState(false);
  const [tax, setTax] = useState<TaxInput | undefined>(addon.taxInput ?? undefined);
  const [open, setOpen] = useState<'tax' | 'contract'>();
  const missing = addon.missing.filter((name) => !(tax && ofTax.includes(name)));
  if (isDemo) return <p className={styles.small}>{text('addon.demo')}</p>;
  return (
    <div className={styles.buy}>
      {missing.length > 0 && (
        <MissingList
          missing={missing}
          onTax={() => setOpen('tax')}
          onContract={() => setOpen('contract')}
        />
      )}
      <Checkbox isSelected={agrees} onChange={setAgrees} isDisabled={missing.length > 0}>
        {text('addon.consent', { terms })}
      </Checkbox>
      <Button
        variant="primary"
        isPending={isPending}
        isDisabled={missing.length > 0 || !agrees}
        onPress={() => onBuy(tax)}
      >
        {text(addon.monthlyPrice > 0 ? 'addon.buy' : 'addon.take')}
      </Button>
      {open === 'tax' && (
        <TaxDialog
          given={tax}
          onTake={(input) => {
            setTax(input);
            setOpen(undefined);
          }}
          onCancel={() => setOpen(undefined)}
        />
      )}
      {open === 'contract' && <ContractDialog onClose={() => setOpen(undefined)} />}
    </div>
  );
}
