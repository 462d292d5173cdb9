import { statuses } from '@stammtisch/domain/reservation/status';
import { CalendarPlus } from 'lucide-react';
import {
  Banner,
  Button,
  EmptyState,
  FailureCard,
  Skeleton,
  StatusBadge,
  toast,
} from '../src/index.ts';
import styles from './gallery.module.css';

/** The four states of a screen, banners, toasts, buttons and statuses. */
export function FeedbackPage() {
  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        {statuses.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
        {statuses.map((status) => (
          <StatusBadge key={status} status={status} isIconOnly />
        ))}
      </div>
      <div className={styles.row}>
        <Button variant="primary">Anlegen</Button>
        <Button>Drucken</Button>
        <Button variant="quiet">Verwerfen</Button>
        <Button variant="danger">Löschen</Button>
        <Button variant="primary" isPending>
          Speichern
        </Button>
        <Button isDisabled>Gesperrt</Button>
      </div>
      <div className={styles.row}>
        <Button onPress={() => toast.success('Familie Huber ist platziert', { onUndo: () => {} })}>
          Erfolg
        </Button>
        <Button
          onPress={() =>
            toast.error(
              'Der Tisch ist zu dieser Zeit schon vergeben. Bitte wählen Sie einen anderen.',
            )
          }
        >
          Fehler
        </Button>
        <Button onPress={() => toast.warning('Die Gruppe ist größer als der Tisch.')}>
          Warnung
        </Button>
        <Button onPress={() => toast.info('Es gibt nichts zu speichern.')}>Hinweis</Button>
      </div>
      <div className={styles.two}>
        <Banner tone="info" actions={<Button>Neu laden</Button>}>
          Eine neue Fassung steht bereit.
        </Banner>
        <Banner tone="success">Die Verbindung steht wieder.</Banner>
        <Banner tone="danger">Die Kasse antwortet seit 18:42 nicht.</Banner>
        <FailureCard title="Die Reservierungen fehlen" onRetry={() => {}}>
          Der Server antwortet nicht. Bitte versuchen Sie es erneut.
        </FailureCard>
        <Skeleton rows={4} />
        <EmptyState
          icon={<CalendarPlus />}
          action={<Button variant="primary">Neue Reservierung</Button>}
        >
          Heute noch keine Reservierungen
        </EmptyState>
      </div>
    </div>
  );
}
