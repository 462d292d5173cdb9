import { useSyncExternalStore } from 'react';
import { usePreferences } from '../preferences/preferences.ts';
import { narrowQuery } from './narrow.ts';

/** From this width on there is room for words beside the icons, unless somebody chose otherwise. */
const roomyQuery = '(min-width: 1100px)';

/** Whether a media query holds now; draws again when that changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}

/** The rail's state: hidden on a narrow device (specification §9), else with words or icons only. */
export function useRail() {
  const shown = !useMedia(narrowQuery);
  const roomy = useMedia(roomyQuery);
  const { wideRail, choose } = usePreferences();
  const wide = wideRail ?? roomy;
  return { shown, wide, toggle: () => choose({ wideRail: !wide }) };
}
