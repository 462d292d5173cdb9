import { Skeleton } from '@stammtisch/ui-kit';
import { useEffect, useState } from 'react';
import type { TimelineViewProps } from '../timeline/timeline-props.ts';
import type { TimelineView } from '../timeline/timeline-view.tsx';

let view: typeof TimelineView | undefined;
let coming: Promise<void> | undefined;

/** Fetches the timeline's code, once; after a failure the next call tries again. */
export function loadTimeline(): Promise<void> {
  coming ??= import('../timeline/timeline-view.tsx').then(
    (module) => {
      view = module.TimelineView;
    },
    (cause: unknown) => {
      coming = undefined;
      throw new Error('the timeline could not be loaded', { cause });
    },
  );
  return coming;
}

/**
 * The timeline, whose code comes when it is first looked at. React's own `lazy` would hold it back
 * for 300 ms, the least time that it shows a fallback.
 */
export function LateTimeline(props: TimelineViewProps) {
  const [View, setView] = useState(() => view);
  useEffect(() => {
    if (View !== undefined) return undefined;
    let isLeft = false;
    const show = () => {
      if (!isLeft) setView(() => view);
    };
    // An error belongs to the boundary around the screen.
    const fail = (error: unknown) => {
      if (!isLeft) {
        setView(() => {
          throw error;
        });
      }
    };
    loadTimeline().then(show, fail);
    return () => {
      isLeft = true;
    };
  }, [View]);
  return View === undefined ? <Skeleton rows={10} /> : <View {...props} />;
}
