import { useFormats } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import { memo } from 'react';
import type { TimelineGroup } from './groups.ts';
import { itemWords } from './item-words.ts';
import type { TimelineItem } from './items.ts';

export interface GridRowProps {
  group: TimelineGroup;
  isFolded: boolean;
  /** By their start. */
  parties: readonly TimelineItem[];
  /** The item that Tab leads to, when it is in this row. */
  stop: string | undefined;
  onFold: (roomId: string) => void;
}

/** A table, the unassigned lane or a room with its parties, each a cell. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { group, isFolded, parties, stop, onFold } = props;
  const text = useText('reservations');
  const common = useText('common');
  const formats = useFormats();
  if (group.kind === 'room') {
    return (
      <tr>
        <th scope="row">{group.name}</th>
        <td>
          <button
            type="button"
            data-cell={group.id}
            data-time={0}
            tabIndex={-1}
            aria-expanded={!isFolded}
            onClick={() => onFold(group.id)}
          >
            {text(isFolded ? 'timeline.unfold' : 'timeline.fold', { room: group.name })}
          </button>
        </td>
      </tr>
    );
  }
  if (parties.length === 0) return null;
  const name =
    group.kind === 'unassigned'
      ? text('timeline.unassigned')
      : `${common('table')} ${group.name}, ${group.room}, ${text('timeline.seats', { count: group.seats })}`;
  return (
    <tr>
      <th scope="row">{name}</th>
      {parties.map((item) => (
        <td
          key={item.id}
          data-cell={item.id}
          data-time={item.start.getTime()}
          tabIndex={item.id === stop ? 0 : -1}
        >
          {itemWords(item, { text, common, formats })}
        </td>
      ))}
    </tr>
  );
});
