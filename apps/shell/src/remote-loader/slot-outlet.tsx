import { slotKey } from '@stammtisch/contracts/remote/slot';
import { useLanguage } from '@stammtisch/i18n';
import type { SlotProps } from '@stammtisch/remote-kit';
import { useQueries } from '@tanstack/react-query';
import { use, useState } from 'react';
import { checkSlotData } from './check-slot-data.ts';
import { FillingsContext, type Filling } from './fillings-of.ts';
import { remoteQuery } from './remote-query.ts';
import { SlotFilling } from './slot-filling.tsx';
import { useMissingFillings } from './use-missing-fillings.ts';

const none: readonly Filling[] = [];

/**
 * Fills a place; a filling that cannot be loaded or drawn leaves nothing behind. It is one component
 * for ever: when a remote is swapped, only that remote's fillings are drawn anew.
 */
export function SlotOutlet({ of, data, whileLoading, whenEmpty }: SlotProps) {
  const bySlot = use(FillingsContext);
  const language = useLanguage();
  const [crashed, setCrashed] = useState<ReadonlySet<string>>(new Set());
  const fillings = bySlot.get(slotKey(of)) ?? none;
  const loaded = useQueries({
    queries: fillings.map(({ remote, fill }) => remoteQuery(remote, fill.expose, language)),
  });
  useMissingFillings(
    fillings.filter((_, index) => loaded[index]?.isError === true && !loaded[index].isFetching),
  );
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
}
