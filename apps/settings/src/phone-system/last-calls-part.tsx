import { listPhoneCalls, type PhoneCallReply } from '@stammtisch/contracts/phone/phone-call';
import { guestNameOf } from '@stammtisch/domain/reservation/guest-name';
import { findLink, type Linked } from '@stammtisch/hal-client';
import { useFormats } from '@stammtisch/i18n';
import { RouteLink, useResource, useRestaurant, useText } from '@stammtisch/remote-kit';
import { FailureCard, Skeleton } from '@stammtisch/ui-kit';
import { SettingsPart } from '../section/settings-part.tsx';
import styles from './phone-system.module.css';

/** Who called within a day, for whoever was at the other end of the room. */
export function LastCallsPart({ system }: { system: Linked }) {
  const text = useText('settings');
  const link = findLink(system, 'calls');
  const query = useResource(link, { schema: listPhoneCalls.reply });
  return (
    <SettingsPart title={text('phone-system.calls')} lead={text('phone-system.calls-lead')}>
      {query.isError ? (
        <FailureCard title={text('section.failed')} onRetry={() => void query.refetch()} />
      ) : query.data === undefined ? (
        <Skeleton rows={3} />
      ) : (
        <Calls calls={query.data.resource._embedded.calls} total={query.data.resource.total} />
      )}
    </SettingsPart>
  );
}

function Calls({ calls, total }: { calls: readonly PhoneCallReply[]; total: number }) {
  const text = useText('settings');
  const formats = useFormats();
  const { timeZone } = useRestaurant();
  if (calls.length === 0) return <p className={styles.quiet}>{text('phone-system.no-calls')}</p>;
  const older = total - calls.length;
  return (
    <>
      <ul className={styles.list}>
        {calls.map((call) => (
          <li key={call.id} className={styles.item}>
            <time className={styles.when} dateTime={call.startedAt}>
              {formats.clock(new Date(call.startedAt), timeZone)}
            </time>
            <span className={styles.words}>
              <span className={styles.name}>{call.caller ?? text('phone-system.withheld')}</span>
              <span className={styles.quiet}>
                {call.guests.length === 0 && call.caller !== null && text('phone-system.stranger')}
                {call.guests.map((guest) => (
                  <RouteLink key={guest.id} to="guest.details" params={{ id: guest.id }}>
                    {guestNameOf({ guest })}
                  </RouteLink>
                ))}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {older > 0 && <p className={styles.quiet}>{text('phone-system.older', { count: older })}</p>}
    </>
  );
}
