import { endAddon, switchAddon, type AddonReply } from '@stammtisch/contracts/addon/addon';
import { hasLink } from '@stammtisch/hal-client';
import { useFormats } from '@stammtisch/i18n';
import { useHost, useRestaurant, useText } from '@stammtisch/remote-kit';
import { Button, Dialog, Switch } from '@stammtisch/ui-kit';
import { useState } from 'react';
import { useMasterCall } from './use-master-call.ts';
import styles from './purchase.module.css';

/** A bought addon: on or off, who agreed, and how it ends. */
export function Bought({ addon, name }: { addon: AddonReply; name: string }) {
  const { notices } = useHost();
  const { isDemo } = useRestaurant();
  const text = useText('addons');
  const formats = useFormats();
  const [asks, setAsks] = useState(false);
  const change = useMasterCall(switchAddon);
  const end = useMasterCall(endAddon);
  const confirmEnd = () =>
    end.mutate(
      { on: addon, options: {} },
      {
        onSuccess: () => notices.success(text('addon.ended', { addon: name })),
        onSettled: () => setAsks(false),
      },
    );
  return (
    <div className={styles.buy}>
      <Switch
        isSelected={addon.active}
        isDisabled={isDemo || change.isPending}
        onChange={(active) => change.mutate({ on: addon, options: { body: { active } } })}
      >
        {text('addon.active')}
      </Switch>
      {addon.acceptedAt && (
        <p className={styles.small}>
          {text('addon.accepted', {
            date: formats.date(addon.acceptedAt.slice(0, 10)),
            by: addon.acceptedBy ?? '',
          })}
        </p>
      )}
      {addon.endsWithMonth && <p className={styles.small}>{text('addon.ends')}</p>}
      {hasLink(addon, 'end') && !isDemo && (
        <Button variant="quiet" className={styles.end} onPress={() => setAsks(true)}>
          {text('addon.end')}
        </Button>
      )}
      <Dialog
        isOpen={asks}
        tone="danger"
        title={text('addon.end-question', { addon: name })}
        confirmLabel={text('addon.end')}
        isPending={end.isPending}
        onConfirm={confirmEnd}
        onCancel={() => setAsks(false)}
      >
        <p>{text('addon.end-paid')}</p>
      </Dialog>
    </div>
  );
}
