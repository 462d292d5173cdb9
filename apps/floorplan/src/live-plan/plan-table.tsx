import { VisuallyHidden } from '@stammtisch/ui-kit';
import { Sprout } from 'lucide-react';
import { memo } from 'react';
import { styleOfPlace } from './place-of.ts';
import { sameFields } from './same-fields.ts';
import type { TableLook } from './table-look.ts';
import { TableMark } from './table-mark.tsx';
import styles from './plan-table.module.css';

export interface PlanTableProps {
  look: TableLook;
  /** Always the same function. */
  onPress: (table: string) => void;
}

/** A table of the plan, drawn again only when it shows something else. */
export const PlanTable = memo(
  function PlanTable({ look, onPress }: PlanTableProps) {
    return (
      <li
        className={styles.table}
        style={styleOfPlace(look)}
        data-kind={look.kind}
        data-light={look.light}
        data-chosen={look.isChosen || undefined}
        title={look.spoken}
      >
        <span className={styles.shape} data-round={look.isRound || undefined} aria-hidden />
        <button
          type="button"
          className={styles.button}
          aria-pressed={look.isChosen}
          data-table={look.id}
          data-party={look.party}
          onClick={() => onPress(look.id)}
        >
          <VisuallyHidden>{look.spoken}</VisuallyHidden>
          <span className={styles.head} aria-hidden>
            <TableMark kind={look.kind} />
            <span className={styles.name}>{look.name}</span>
            {look.hasAllergy && <Sprout className={styles.allergy} />}
          </span>
          <span className={styles.line} aria-hidden>
            <span className={styles.word}>{look.word}</span>
            <span className={styles.load}>{look.load}</span>
          </span>
          <span className={styles.short} data-full={look.tiny && ''} aria-hidden>
            <span className={styles.inlineLoad}>{look.load} </span>
            {look.lightShort ?? look.short}
          </span>
          {look.tiny && (
            <span className={styles.tiny} aria-hidden>
              {look.tiny}
            </span>
          )}
          {look.guest && (
            <span className={styles.guest} aria-hidden>
              {look.guest}
            </span>
          )}
          {look.next && (
            <span className={styles.next} aria-hidden>
              {look.next}
            </span>
          )}
        </button>
      </li>
    );
  },
  (before, after) => before.onPress === after.onPress && sameFields(before.look, after.look),
);
