import { useRestaurant } from '@stammtisch/remote-kit';
import { Suspense, useEffect, useState } from 'react';
import { lazily } from '../app/lazily.ts';
import { useMasterGate } from '../master-password/master-gate.ts';
import type { KnownRoute } from '../registry/route-table.ts';
import { whenIdle } from '../remote-loader/when-idle.ts';
import { useUnsavedQuestion } from '../unsaved-work/unsaved-work.ts';
import { useGuideMemory } from './guide-memory.ts';
import { endGuide, offerGuide, usePageGuide } from './page-guide.ts';

const GuideWelcome = lazily(
  () => import('./guide-welcome.tsx'),
  (module) => module.GuideWelcome,
);
const Tour = lazily(
  () => import('./tour.tsx'),
  (module) => module.Tour,
);

/** Stands beside a page that is drawn: welcomes to it once, and shows its guide when asked. */
export function GuideOffer({ known }: { known: KnownRoute }) {
  const { uuid } = useRestaurant();
  const { id, guide } = known.route;
  const isRunning = usePageGuide((state) => state.isRunning);
  const isAsked = useIsAsked();
  const [isWelcome, setWelcome] = useState(false);
  useEffect(() => (guide === undefined ? undefined : offerGuide(id)), [id, guide]);
  useEffect(() => {
    if (isAsked) endGuide();
  }, [isAsked]);
  useEffect(() => {
    if (guide === undefined) return undefined;
    let left = false;
    void whenIdle().then(() => {
      const { isOff, seen, remember } = useGuideMemory.getState();
      if (left || isOff || seen[uuid]?.includes(id) || isQuestionOpen()) return;
      remember(uuid, id);
      setWelcome(true);
    });
    return () => {
      left = true;
    };
  }, [guide, id, uuid]);
  if (guide === undefined || isAsked) return null;
  return (
    <Suspense fallback={null}>
      {isWelcome && !isRunning ? (
        <GuideWelcome known={known} guide={guide} onClose={() => setWelcome(false)} />
      ) : null}
      {isRunning ? <Tour known={known} guide={guide} onEnd={() => setWelcome(false)} /> : null}
    </Suspense>
  );
}

/** The shell itself asks something: nothing may lie over that. */
function useIsAsked(): boolean {
  const asksMaster = useMasterGate((gate) => gate.waiting.length > 0);
  const asksToLeave = useUnsavedQuestion((state) => state.question !== undefined);
  return asksMaster || asksToLeave;
}

/** Somebody came for what is open already, such as a reservation that an address names. */
function isQuestionOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]') !== null;
}
