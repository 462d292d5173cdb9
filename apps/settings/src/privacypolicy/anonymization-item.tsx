import {
  cancelAnonymization,
  type Anonymization,
} from '@stammtisch/contracts/privacy/anonymization';
import { findLink } from '@stammtisch/hal-client';
import { tellProblem, useHost, useRestaurant, useText, withMaster } from '@stammtisch/remote-kit';
import { Button } from '@stammtisch/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import styles from './anonymization-log.module.css';

/** One line of the log: while it works, how far it is and a way to end it. */
export function AnonymizationItem({ anonymization }: { anonymization: Anonymization }) {
  const { client, notices, requireMaster } = useHost();
  const { timeZone } = useRestaurant();
  const text = useText('settings');
  const problems = useText('problems');
  const queries = useQueryClient();
  const { since, reason, total, done, state, requestedBy, requestedAt } = anonymization;
  const when = new Date(requestedAt).toLocaleString(text('privacy.locale'), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  const isRestored = reason === 'RESTORE';
  const canCancel = findLink(anonymization, 'cancel') !== undefined;

  async function cancel(): Promise<void> {
    try {
      await withMaster(requireMaster, () => client.call(anonymization, cancelAnonymization));
    } catch (error) {
      tellProblem(error, notices, (key) => problems(key));
    }
    await queries.invalidateQueries({ queryKey: ['resource'] });
  }

  return (
    <li className={styles.item}>
      <p className={styles.what}>
        {text(`privacy.state-${state}`, { count: done, total })}
        <span className={styles.since}>
          {text(isRestored ? 'privacy.log-first' : 'privacy.log-since', { since })}
        </span>
      </p>
      <p className={styles.who}>
        {when} · {requestedBy || text(isRestored ? 'privacy.after-restore' : 'privacy.by-calendar')}
        {state === 'DONE' &&
          ` · ${text('privacy.log-gone', {
            reservations: anonymization.reservations,
            attachments: anonymization.attachments,
            mails: anonymization.mails,
          })}`}
      </p>
      {canCancel && (
        <div className={styles.work}>
          <progress
            className={styles.progress}
            max={Math.max(total, 1)}
            value={done}
            aria-label={text('privacy.progress', { count: done, total })}
          />
          <Button onPress={() => void cancel()}>{text('privacy.cancel')}</Button>
        </div>
      )}
    </li>
  );
}
