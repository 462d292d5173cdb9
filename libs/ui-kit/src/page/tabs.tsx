import { useEffect, useRef, type ReactNode } from 'react';
import {
  SelectionIndicator,
  Tab,
  TabList,
  TabPanel,
  Tabs as AriaTabs,
} from 'react-aria-components';
import { classNames } from '../theme/class-names.ts';
import { finishTyping } from '../field/finish-typing.ts';
import styles from './tabs.module.css';

export interface TabEntry<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  count?: number;
  content: ReactNode;
  isDisabled?: boolean;
}

export interface TabsProps<Value extends string> {
  label: string;
  tabs: readonly TabEntry<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}

/** Views of the same thing, side by side in place. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  className,
}: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = list.current;
    // A press chooses a tab before the field that it leaves hears of it.
    element?.addEventListener('pointerdown', finishTyping, { capture: true });
    return () => element?.removeEventListener('pointerdown', finishTyping, { capture: true });
  }, []);
  return (
    <AriaTabs
      selectedKey={value}
      onSelectionChange={(key) => {
        const chosen = tabs.find((tab) => tab.value === key);
        if (chosen) onChange(chosen.value);
      }}
      className={classNames(styles.tabs, className)}
    >
      <TabList ref={list} aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Tab key={tab.value} id={tab.value} isDisabled={tab.isDisabled} className={styles.tab}>
            {tab.icon}
            <span>{tab.label}</span>
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
            <SelectionIndicator className={styles.indicator} />
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.value} id={tab.value} className={styles.panel}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
