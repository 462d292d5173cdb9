import { useFormats, useText } from '@stammtisch/i18n';
import { useRestaurant } from '@stammtisch/remote-kit';
import { Banner } from '@stammtisch/ui-kit/feedback/banner.tsx';
import { WifiOff } from 'lucide-react';
import { useOffline } from './offline-state.ts';
import { useOnline } from './use-online.ts';

/** Says that saved data is on the screen, and how old it is: "Stand 18:42". */
export function OfflineBanner() {
  const text = useText('common');
  const formats = useFormats();
  const { timeZone } = useRestaurant();
  const { isMissing, since } = useOffline();
  const online = useOnline();
  if (online && !isMissing) return null;
  return (
    <Banner tone="warning" icon={<WifiOff aria-hidden />}>
      {since === undefined
        ? text('offline')
        : text('offlineSince', { time: formats.clock(new Date(since), timeZone) })}
    </Banner>
  );
}
