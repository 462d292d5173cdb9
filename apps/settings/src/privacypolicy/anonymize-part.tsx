import { countAnonymization } from '@stammtisch/contracts/privacy/anonymization';
import type { Privacy } from '@stammtisch/contracts/privacy/read-privacy';
import { dayOf } from '@stammtisch/domain/time/minute';
import { findLink } from '@stammtisch/hal-client';
import { useNow, useResource, useRestaurant, useText } from '@stammtisch/remote-kit';
import { Button, DatePicker } from '@stammtisch/ui-kit';
import { useState } from 'react';
import { SettingsPart } from '../section/settings-part.tsx';
import { AnonymizeDialog } from './anonymize-dialog.tsx';
import { CountPreview } from './count-preview.tsx';
import { useAnonymize } from './use-anonymize.ts';
import styles from './privacy.module.css';

/** A day, whom it concerns, and the question whether that is meant. */
export function AnonymizePart({ privacy }: { privacy: Privacy }) {
  const text = useText('settings');
  const { isDemo } = useRestaurant();
  const today = dayOf(useNow());
  const [since, setSince] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const isFuture = since !== null && since > today;
  const link = since === null || isFuture ? undefined : findLink(privacy, 'anonymize');
  const query = useResource(link, {
    schema: countAnonymization.reply,
    ...(since !== null && { variables: { since } }),
  });
  const { start, isPending } = useAnonymize(privacy);
  const count = link && query.data?.resource;
  return (
    <SettingsPart title={text('privacy.anonymize')} lead={text('privacy.anonymize-lead')}>
      <DatePicker
        className={styles.choice}
        label={text('privacy.since')}
        description={text('privacy.since-why')}
        error={isFuture ? text('privacy.since-future') : undefined}
        value={since}
        max={today}
        onChange={setSince}
      />
      {link && <CountPreview query={query} />}
      <Button
        variant="danger"
        className={styles.start}
        isDisabled={isDemo || !count || count.guests === 0}
        isPending={isPending}
        onPress={() => setAsked(true)}
      >
        {text('privacy.anonymize-run')}
      </Button>
      {isAsked && count && since !== null && (
        <AnonymizeDialog
          count={count.guests}
          since={count.since}
          onConfirm={() => {
            setAsked(false);
            void start(since).then((started) => started && setSince(null));
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </SettingsPart>
  );
}
