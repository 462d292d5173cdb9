import type { Point } from '@stammtisch/domain/room/table-place';
import { useFormats } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import { VisuallyHidden } from '@stammtisch/ui-kit';
import { lazy, Suspense, useId, type KeyboardEvent, type RefObject } from 'react';
import type { PlanCanvasProps } from '../canvas/plan-canvas.tsx';
import type { PlanTable } from '../plan/plan-table.ts';
import type { TableActions } from './use-table-actions.ts';
import styles from './plan-area.module.css';

// Konva comes with it: no other page pays for that.
const PlanCanvas = lazy(async () => ({
  default: (await import('../canvas/plan-canvas.tsx')).PlanCanvas,
}));

export interface PlanAreaProps extends PlanCanvasProps {
  areaRef: RefObject<HTMLButtonElement | null>;
  label: string;
  actions: TableActions;
}

/** Centimetres of one press of an arrow key, and with Shift. */
const stepOf = (event: KeyboardEvent) => (event.shiftKey ? 10 : 1);
const arrows: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * The plan as one place for the keyboard: arrows move what is chosen, and it is said where it is. The
 * button lies over the canvas without being in the pointer's way.
 */
export function PlanArea({ areaRef, label, actions, ...canvas }: PlanAreaProps) {
  const text = useText('floorplan');
  const { number } = useFormats();
  const help = useId();
  const { tables, selection, isReadOnly, onSelect } = canvas;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    const step = event.key === ',' ? -1 : event.key === '.' ? 1 : undefined;
    if (arrow && !isReadOnly) {
      const by = stepOf(event);
      actions.nudge({ x: arrow.x * by, y: arrow.y * by });
    } else if (step !== undefined) onSelect(neighbour(tables, selection, step));
    else if (event.key === 'Enter' && !isReadOnly) actions.add();
    else if (event.key.toLowerCase() === 'r' && !isReadOnly)
      actions.turn(event.shiftKey ? 345 : 15);
    else return;
    event.preventDefault();
  };
  const said = [...selection].flatMap((id) => tables.get(id) ?? []);
  const metres = (value: number) => number(Math.round(value) / 100);

  return (
    <div className={styles.area}>
      <Suspense>
        <PlanCanvas {...canvas} />
      </Suspense>
      <button
        ref={areaRef}
        type="button"
        aria-label={label}
        aria-describedby={help}
        className={styles.keys}
        onKeyDown={onKeyDown}
      />
      <VisuallyHidden>
        <span id={help}>{text('room-editor.plan-keys')}</span>
        <output>
          {said.length === 1 && said[0]
            ? text('room-editor.position', {
                name: said[0].name,
                x: metres(said[0].x),
                y: metres(said[0].y),
              })
            : said.length > 1 && text('room-editor.chosen', { count: said.length })}
        </output>
      </VisuallyHidden>
    </div>
  );
}

function neighbour(
  tables: ReadonlyMap<string, PlanTable>,
  selection: ReadonlySet<string>,
  step: number,
): ReadonlySet<string> {
  const ids = [...tables.keys()];
  const current = ids.findIndex((id) => selection.has(id));
  const next = ids.at((current + step) % ids.length);
  return new Set(next === undefined ? [] : [next]);
}
