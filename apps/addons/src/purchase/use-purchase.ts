import { initPurchase, type AddonReply, type TaxInput } from '@stammtisch/contracts/addon/addon';
import { useHost, useText } from '@stammtisch/remote-kit';
import { useState } from 'react';
import { useMasterCall } from './use-master-call.ts';

/** Begins to buy an addon: the provider's page opens beside this one, which waits for the outcome. */
export function usePurchase(addon: AddonReply) {
  const { notices } = useHost();
  const text = useText('addons');
  const [checkoutUrl, setCheckoutUrl] = useState<string>();
  const { mutate, isPending } = useMasterCall(initPurchase, {
    onRefused: ({ type, extensions }) => {
      if (type === 'addon-purchase-already-active') notices.info(text('addon.already'));
      else if (type === 'addon-purchase-failed') {
        notices.error(text('addon.purchase-failed', { reason: String(extensions['reason']) }));
      } else return false;
      return true;
    },
  });
  const buy = (taxInput?: TaxInput) =>
    mutate(
      { on: addon, options: { body: { consent: true, ...(taxInput && { taxInput }) } } },
      {
        onSuccess: ({ resource }) => {
          if (resource.checkoutUrl === null) return notices.success(text('addon.taken'));
          setCheckoutUrl(resource.checkoutUrl);
          // A browser that opens no window has the link on the card.
          window.open(resource.checkoutUrl, '_blank', 'noopener');
          return undefined;
        },
      },
    );
  return { buy, isPending, checkoutUrl };
}
