import { chosenFields, mergeGuests, type ChosenField } from '@stammtisch/domain/guest/merge-guests';
import { useText } from '@stammtisch/remote-kit';
import { Button, FailureCard, RadioGroup, SideSheet, Skeleton } from '@stammtisch/ui-kit';
import { useState } from 'react';
import { DuplicateList } from './duplicate-list.tsx';
import { GuestFacts } from './guest-facts.tsx';
import { nameOf, type Guest } from './guest.ts';
import { GuestPicker } from './guest-picker.tsx';
import { useGuest } from './use-guest.ts';
import { useMergeGuests } from './use-merge-guests.ts';
import styles from './merge-sheet.module.css';

export interface MergeSheetProps {
  guest: Guest;
  otherId: string | undefined;
  onChoose: (other: string) => void;
  onMerged: (survivor: Guest) => void;
  onClose: () => void;
}

/** Two entries become one: who stays, which of two contradicting words is right, and what comes of it. */
export function MergeSheet({ guest, otherId, onChoose, onMerged, onClose }: MergeSheetProps) {
  const text = useText('reservations');
  const { guest: other, isError } = useGuest(otherId);
  const [survivorId, setSurvivorId] = useState<string>();
  const [rightIds, setRightIds] = useState<Partial<Record<ChosenField, string>>>({});
  const { merge, isMerging } = useMergeGuests(onMerged);

  const title = text('guests.merge-title');
  if (other === undefined) {
    return (
      <SideSheet isOpen isPageUsable title={title} subtitle={nameOf(guest)} onClose={onClose}>
        <div className={styles.merge}>
          {isError && <FailureCard title={text('guests.missing')} />}
          {otherId !== undefined && !isError && <Skeleton rows={4} shape="text" />}
          <GuestPicker
            label={text('guests.merge-search')}
            except={guest.id}
            onChoose={(chosen) => onChoose(chosen.id)}
          />
          <DuplicateList guest={guest} onMerge={onChoose} />
        </div>
      </SideSheet>
    );
  }

  // Unless somebody chooses, the one stays who came more often.
  const usual = other.reservationCount > guest.reservationCount ? other : guest;
  const survivor = [guest, other].find((each) => each.id === survivorId) ?? usual;
  const leaver = survivor === guest ? other : guest;
  const contested = chosenFields.filter(
    (field) => guest[field] !== '' && other[field] !== '' && guest[field] !== other[field],
  );
  const take = contested.filter((field) => rightIds[field] === leaver.id);
  const merged = mergeGuests(survivor, leaver, take);

  return (
    <SideSheet
      isOpen
      isPageUsable
      title={title}
      onClose={onClose}
      footer={
        <Button
          variant="primary"
          isPending={isMerging}
          onPress={() => void merge({ leaver, survivor, take })}
        >
          {text('guests.merge')}
        </Button>
      }
    >
      <div className={styles.merge}>
        <RadioGroup
          label={text('guests.merge-survivor')}
          value={survivor.id}
          onChange={setSurvivorId}
          options={[guest, other].map((each) => ({
            value: each.id,
            label: nameOf(each),
            description: [
              text('guests.merge-since', { count: each.reservationCount }),
              each.phone,
              each.email,
            ]
              .filter(Boolean)
              .join(' · '),
          }))}
        />
        {contested.length === 0 ? (
          <p className={styles.quiet}>{text('guests.merge-nothing')}</p>
        ) : (
          <section className={styles.contested}>
            <h3 className={styles.heading}>{text('guests.merge-choose')}</h3>
            {contested.map((field) => (
              <RadioGroup
                key={field}
                label={text(`guests.${field}`)}
                value={rightIds[field] ?? survivor.id}
                onChange={(id) => setRightIds((old) => ({ ...old, [field]: id }))}
                options={[guest, other].map((each) => ({ value: each.id, label: each[field] }))}
                className={styles.choice}
              />
            ))}
          </section>
        )}
        <section className={styles.preview}>
          <h3 className={styles.heading}>{text('guests.merge-preview')}</h3>
          <p className={styles.name}>{nameOf(merged)}</p>
          <GuestFacts guest={{ ...merged, tags: [...merged.tags] }} />
        </section>
        <p className={styles.quiet}>{text('guests.merge-consent')}</p>
        <p className={styles.quiet}>{text('guests.merge-moves', { name: nameOf(merged) })}</p>
      </div>
    </SideSheet>
  );
}
