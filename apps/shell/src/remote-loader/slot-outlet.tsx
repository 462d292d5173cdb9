import { slotKey } from '@stammtisch/contracts/remote/slot';
import { useLanguage } from '@stammtisch/i18n';
import type { SlotProps } from '@stammtisch/remote-kit';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { Filling } from './fillings-of.ts';
import { checkSlotData } from './check-slot-data.ts';
import { remoteQuery } from './remote-query.ts';
import { SlotFilling } from './slot-filling.tsx';

const none: readonly Filling[] = [];

/** The component that fills places; a filling that cannot be loaded or drawn leaves nothing behind. */
export function createSlotOutlet(bySlot: ReadonlyMap<string, readonly Filling[]>) {
  return function SlotOutlet({ of, data, whileLoading, whenEmpty }: SlotProps) {
    const language = useLanguage();
    const [crashed, setCrashed] = useState<ReadonlySet<string>>(new Set());
    const fillings = bySlot.get(slotKey(of)) ?? none;
    const loaded = useQueries({
      queries: fillings.map(({ remote, fill }) => remoteQuery(remote, fill.expose, language)),
    });
    const checked = checkSlotData(of, data);
    if (checked === undefined) return whenEmpty;
    const drawn = fillings.flatMap((filling, index) => {
      const Content = loaded[index]?.data?.Page;
      if (Content === undefined) return [];
      const key = `${filling.remote.base} ${filling.fill.expose} ${JSON.stringify(checked)}`;
      return [{ key, filling, Content }];
    });
    if (drawn.every(({ key }) => crashed.has(key))) {
      return loaded.some(({ isPending }) => isPending) ? whileLoading : whenEmpty;
    }
    return drawn.map(({ key, filling, Content }) => (
      <SlotFilling
        key={`${filling.remote.base} ${filling.fill.expose}`}
        filling={filling}
        Content={Content}
        data={checked}
        resetKey={key}
        onCrash={() => setCrashed((before) => new Set([...before, key]))}
      />
    ));
  };
}
