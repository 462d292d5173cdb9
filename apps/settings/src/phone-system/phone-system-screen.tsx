import { readPhoneSystem } from '@stammtisch/contracts/phone/phone-system';
import { findLink } from '@stammtisch/hal-client';
import { useHost, useResource, useText } from '@stammtisch/remote-kit';
import { FailureCard, PageHeader, Skeleton } from '@stammtisch/ui-kit';
import { ConnectedPart } from './connected-part.tsx';
import { LastCallsPart } from './last-calls-part.tsx';
import { RingPart } from './ring-part.tsx';
import styles from './phone-system.module.css';

/** Which phone systems may tell of calls, how to connect one, and whether it works. */
export function PhoneSystemScreen() {
  const { entry } = useHost();
  const text = useText('settings');
  const query = useResource(findLink(entry, 'phone'), { schema: readPhoneSystem.reply });
  const system = query.data?.resource;
  return (
    <div className={styles.screen}>
      <PageHeader title={text('phone-system.title')} subtitle={text('phone-system.lead')} />
      {system === undefined ? (
        query.isError ? (
          <FailureCard title={text('section.failed')} onRetry={() => void query.refetch()} />
        ) : (
          <Skeleton rows={8} />
        )
      ) : (
        <div className={styles.parts}>
          <ConnectedPart system={system} />
          <RingPart system={system} />
          <LastCallsPart system={system} />
        </div>
      )}
    </div>
  );
}
