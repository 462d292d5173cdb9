import type { CashRegisterReply } from '@stammtisch/contracts/cash-register/cash-register';
import { useFormats } from '@stammtisch/i18n';
import { minuteInZone, useRestaurant, useText } from '@stammtisch/remote-kit';
import { Banner, Panel } from '@stammtisch/ui-kit';
import styles from './cash-register.module.css';

/** Whether the register is heard, in words and with the time. */
export function Feed({ register }: { register: CashRegisterReply }) {
  const text = useText('addons');
  const { dateTime } = useFormats();
  const { timeZone } = useRestaurant();
  const at = (instant: string | null) =>
    instant === null ? '' : dateTime(minuteInZone(new Date(instant), timeZone));
  const { feed, readAt, fault, faultAt, active } = register;
  const state = active ? feed : 'RESTS';
  return (
    <Panel title={text('register.feed')} state={text(`register.feed-${state}`)}>
      {readAt !== null && <p>{text('register.read-at', { time: at(readAt) })}</p>}
      <p className={styles.small}>{text(`register.feed-${state}-what`)}</p>
      {fault !== null && (
        <Banner tone={fault === 'revoked' ? 'danger' : 'warning'}>
          {text(`register.fault-${fault}`, { time: at(faultAt) })}
        </Banner>
      )}
      {register.seatsNobody && <Banner tone="info">{text('register.seats-nobody')}</Banner>}
    </Panel>
  );
}
