import { useText } from '@stammtisch/remote-kit';
import { Dialog, FailureCard, Skeleton } from '@stammtisch/ui-kit';
import { guestNameOf, type Reservation } from '../book/reservation.ts';
import { moveWords, placeWords, reasonWords } from './assignment-words.ts';
import { useAcceptMoves } from './use-accept-moves.ts';
import { useBestTable } from './use-best-table.ts';
import styles from './assign-dialog.module.css';

export interface AssignDialogProps {
  reservation: Reservation;
  onClose: () => void;
}

/** The best table and why, or the moves that make room: taken with one tap. */
export function AssignDialog({ reservation, onClose }: AssignDialogProps) {
  const text = useText('reservations');
  const { answer, isError, refetch } = useBestTable(reservation);
  const { accept, isPending } = useAcceptMoves(answer);
  const moves = answer?.moves ?? [];
  return (
    <Dialog
      isOpen
      title={text('assign.title', { name: guestNameOf(reservation) })}
      confirmLabel={text(moves.length > 1 ? 'assign.take-moves' : 'assign.take')}
      isPending={isPending}
      isConfirmDisabled={moves.length === 0}
      onConfirm={() => {
        void accept(moves).then((isTaken) => (isTaken ? onClose() : undefined));
      }}
      onCancel={onClose}
    >
      {renderAnswer()}
    </Dialog>
  );

  function renderAnswer() {
    if (isError) {
      return <FailureCard title={text('assign.failed')} onRetry={() => void refetch()} />;
    }
    if (!answer) return <Skeleton rows={2} shape="text" />;
    return (
      <>
        {answer.outcome === 'free' && (
          <p className={styles.place}>{placeWords(text, answer.tables)}</p>
        )}
        <p className={styles.reason}>{reasonWords(text, answer)}</p>
        {answer.outcome === 'moves' && (
          <ol className={styles.moves}>
            {moves.map((move) => (
              <li key={move.reservation}>{moveWords(text, move)}</li>
            ))}
          </ol>
        )}
      </>
    );
  }
}
