import { setUpSlot, type SetUpItem } from '@stammtisch/contracts/slots/set-up';
import { useText } from '@stammtisch/i18n';
import { Slot, useRestaurant } from '@stammtisch/remote-kit';
import { useCallback, useMemo, useState } from 'react';
import { SetUpList } from './set-up-list.tsx';
import { useKeptHeight } from './use-kept-height.ts';
import styles from './set-up-checklist.module.css';

/** How far the house is set up: what is done, what is open and where to do it. */
export function SetUpChecklist() {
  const text = useText('shell');
  const { kept, measure } = useKeptHeight(`set-up.${useRestaurant().uuid}`);
  const [known, setKnown] = useState<ReadonlyMap<string, SetUpItem>>(new Map());
  const report = useCallback((items: readonly SetUpItem[]) => {
    setKnown((before) => new Map([...before, ...items.map((item) => [item.id, item] as const)]));
  }, []);
  const data = useMemo(() => ({ report }), [report]);
  const items = [...known.values()].toSorted((left, right) => left.order - right.order);
  const done = items.filter(({ isDone }) => isDone).length;
  const percent = Math.floor((done / Math.max(items.length, 1)) * 100);
  return (
    <>
      <div className={styles.place} style={kept === 0 ? undefined : { minBlockSize: kept }}>
        {renderKnown()}
      </div>
      <Slot of={setUpSlot} data={data} />
    </>
  );

  /** One folded line, complete or not: what is known late must not push the places away. */
  function renderKnown() {
    if (items.length === 0) return null;
    const next = items.find(({ isDone }) => !isDone);
    return (
      <details ref={measure} className={styles.panel}>
        <summary>
          {next === undefined ? (
            text('set-up.done', { count: items.length })
          ) : (
            <>
              <h2 className={styles.title}>{text('set-up.title')}</h2>
              <span className={styles.count}>
                {text('set-up.count', { done, count: items.length, percent })}
              </span>
              <span className={styles.next}>{text('set-up.next', { title: next.title })}</span>
              <progress className={styles.bar} value={done} max={items.length} aria-hidden />
            </>
          )}
        </summary>
        <SetUpList items={items} />
      </details>
    );
  }
}
