import { useText } from '@stammtisch/remote-kit';
import { SideSheet } from '@stammtisch/ui-kit';
import { JoinForm } from './join-form.tsx';
import { useWaitingList } from './use-waiting-list.ts';
import { WaitingParties, type WaitingPartiesProps } from './waiting-parties.tsx';

export interface WaitingSheetProps {
  onStatus: WaitingPartiesProps['onStatus'];
  onClose: () => void;
}

/** The waiting list beside the day, so that whoever seats a party sees the tables. */
export function WaitingSheet({ onStatus, onClose }: WaitingSheetProps) {
  const text = useText('reservations');
  const list = useWaitingList();
  const count = list.query.data?.resource.total ?? 0;
  return (
    <SideSheet
      isOpen
      isPageUsable
      title={text('waiting-list.title')}
      subtitle={text('waiting-list.count', { count })}
      onClose={onClose}
    >
      <JoinForm quotes={list.quotes} />
      <WaitingParties list={list} onStatus={onStatus} />
    </SideSheet>
  );
}
