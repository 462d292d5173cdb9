import { useText } from '@stammtisch/remote-kit';
import { ConflictDialog } from '@stammtisch/ui-kit';
import { seenOf } from './waiting-change.ts';
import { useTellWaiting } from './use-tell-waiting.ts';

/** Works on any page; draws only the question what shall count when others were quicker. */
export function TellWaiting() {
  const text = useText('reservations');
  const common = useText('common');
  const { clash, settle } = useTellWaiting();
  if (clash === undefined) return null;
  const { change, current } = clash;
  const theirs = seenOf(current);
  const others = (['time', 'party', 'tables'] as const)
    .filter((field) => theirs[field] !== change.seen[field])
    .map((field) => ({
      field,
      label: text(`conflict.${field}`),
      theirs: theirs[field] || '–',
      mine: change.seen[field] || '–',
      isContested: false,
    }));
  const status = {
    field: 'status',
    label: text('waiting.status'),
    theirs: common(`status.${current.status}`),
    mine: common(`status.${change.to}`),
    isContested: true,
  };
  return (
    <ConflictDialog
      rows={[status, ...others]}
      backLabel={text('waiting.later')}
      onTakeTheirs={() => void settle('theirs')}
      onOverwrite={() => void settle('mine')}
      onBack={() => void settle('later')}
    >
      <p>{text('waiting.why', { name: change.name })}</p>
    </ConflictDialog>
  );
}
