import { cashRegisterSyncSettings } from '@stammtisch/contracts/settings/cash-register-sync-settings';
import { patchSettings } from '@stammtisch/contracts/settings/change-settings';
import { readSettings } from '@stammtisch/contracts/settings/settings';
import { findLink } from '@stammtisch/hal-client';
import { useHost, useResource, useRestaurant, useText } from '@stammtisch/remote-kit';
import { Button, FailureCard, NumberField, Panel, Skeleton, useSaveKey } from '@stammtisch/ui-kit';
import { useState } from 'react';
import { useMasterCall } from '../purchase/use-master-call.ts';
import styles from './cash-register.module.css';

type Typed = Partial<Record<'earlyArrivalBufferMinutes' | 'noShowBufferMinutes', number>>;

/** How long before its start an order is the party’s own, and how long it may order nothing. */
export function Buffers() {
  const { entry, notices } = useHost();
  const { isDemo } = useRestaurant();
  const text = useText('addons');
  const query = useResource(findLink(entry, 'settings'), { schema: readSettings.reply });
  const save = useMasterCall(patchSettings);
  const [typed, setTyped] = useState<Typed>({});
  const kept = query.data?.resource.cashRegisterSyncSettings;
  const wanted = kept && { ...kept, ...typed };
  const faults = new Set(
    cashRegisterSyncSettings.safeParse(wanted).error?.issues.map(({ path }) => path[0]),
  );
  const isChanged =
    kept !== undefined &&
    wanted !== undefined &&
    (wanted.earlyArrivalBufferMinutes !== kept.earlyArrivalBufferMinutes ||
      wanted.noShowBufferMinutes !== kept.noShowBufferMinutes);
  const canSave = isChanged && faults.size === 0 && !save.isPending && !isDemo;

  function store() {
    if (!canSave || wanted === undefined) return;
    save.mutate(
      {
        on: entry,
        options: {
          body: { cashRegisterSyncSettings: wanted },
          ifMatch: query.data?.etag ?? '*',
        },
      },
      {
        onSuccess: () => {
          setTyped({});
          notices.success(text('register.buffers-saved'));
        },
      },
    );
  }
  useSaveKey(store);

  return (
    <Panel title={text('register.buffers')}>
      {wanted === undefined ? renderPending() : renderFields(wanted)}
    </Panel>
  );

  function renderPending() {
    if (!query.isError) return <Skeleton rows={3} shape="text" />;
    return (
      <FailureCard title={text('register.buffers-failed')} onRetry={() => void query.refetch()} />
    );
  }

  function renderFields(values: Required<Typed>) {
    return (
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          store();
        }}
      >
        <NumberField
          label={text('register.early')}
          description={text('register.early-what')}
          error={faults.has('earlyArrivalBufferMinutes') ? text('register.early-range') : undefined}
          value={values.earlyArrivalBufferMinutes}
          onChange={(earlyArrivalBufferMinutes) =>
            setTyped({ ...typed, earlyArrivalBufferMinutes })
          }
          step={5}
          isDisabled={isDemo}
        />
        <NumberField
          label={text('register.no-show')}
          description={text('register.no-show-what')}
          error={faults.has('noShowBufferMinutes') ? text('register.no-show-range') : undefined}
          value={values.noShowBufferMinutes}
          onChange={(noShowBufferMinutes) => setTyped({ ...typed, noShowBufferMinutes })}
          step={5}
          isDisabled={isDemo}
        />
        <p className={styles.line}>
          <Button type="submit" variant="primary" isPending={save.isPending} isDisabled={!canSave}>
            {text('register.save')}
          </Button>
        </p>
      </form>
    );
  }
}
