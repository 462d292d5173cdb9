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
  const share = items.length === 0 ? 0 : done / items.length;
  const percent = Math.floor(share * 100);
  return (
    <>
      <div
        className={styles.place}
        style={{ minBlockSize: kept }}
        hidden={items.length === 0 && kept === 0}
      >
        {renderKnown()}
      </div>
      <Slot of={setUpSlot} data={data} />
    </>
  );

  function renderKnown() {
    if (items.length === 0) return null;
    if (done < items.length) {
      return (
        <section ref={measure} className={styles.list} aria-labelledby="set-up">
          <header className={styles.head}>
            <h2 id="set-up" className={styles.title}>
              {text('set-up.title')}
            </h2>
            <p className={styles.count}>
              {text('set-up.count', { done, count: items.length, percent })}
            </p>
            <progress className={styles.bar} value={done} max={items.length} aria-hidden />
          </header>
          <SetUpList items={items} />
        </section>
      );
    }
    return (
      <details ref={measure} className={styles.all}>
        <summary>{text('set-up.done', { count: items.length })}</summary>
        <SetUpList items={items} />
      </details>
    );
  }
}
