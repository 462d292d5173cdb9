import { useIsNarrow, useMediaQuery } from '@stammtisch/ui-kit/theme/use-media-query';
import { usePreferences } from '../preferences/preferences.ts';

/** From this width on there is room for words beside the icons, unless somebody chose otherwise. */
const roomyQuery = '(min-width: 1100px)';

/** The rail's state: hidden on a narrow device (specification §9), else with words or icons only. */
export function useRail() {
  const shown = !useIsNarrow();
  const roomy = useMediaQuery(roomyQuery);
  const { wideRail, choose } = usePreferences();
  const wide = wideRail ?? roomy;
  return { shown, wide, toggle: () => choose({ wideRail: !wide }) };
}
