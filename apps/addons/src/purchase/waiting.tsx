import { useText } from '@stammtisch/remote-kit';
import { Button, Spinner } from '@stammtisch/ui-kit';
import styles from './purchase.module.css';

export interface WaitingProps {
  /** The provider's page, where this browser opened it. */
  checkoutUrl: string | undefined;
  isAsking: boolean;
  onAgain: () => void;
}

/** The payment is open on the provider's page; this page may be left meanwhile. */
export function Waiting({ checkoutUrl, isAsking, onAgain }: WaitingProps) {
  const text = useText('addons');
  return (
    <section className={styles.waiting} aria-live="polite">
      {isAsking ? (
        <p className={styles.line}>
          <Spinner label={text('checkout.waiting')} />
          <span aria-hidden>{text('checkout.waiting')}</span>
        </p>
      ) : (
        <p>{text('checkout.quiet')}</p>
      )}
      <p className={styles.small}>{text('checkout.safe')}</p>
      <p className={styles.line}>
        {checkoutUrl && (
          <a className={styles.link} href={checkoutUrl} target="_blank" rel="noreferrer">
            {text('checkout.open')}
          </a>
        )}
        <Button onPress={onAgain}>{text('checkout.again')}</Button>
      </p>
    </section>
  );
}
