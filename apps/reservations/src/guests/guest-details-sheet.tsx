import { useText } from '@stammtisch/remote-kit';
import { IconButton, Menu, SideSheet } from '@stammtisch/ui-kit';
import { Download, Ellipsis, Merge, Pencil, Trash2 } from 'lucide-react';
import { DuplicateList } from './duplicate-list.tsx';
import { nameOf, type Guest } from './guest.ts';
import { GuestFacts } from './guest-facts.tsx';
import { GuestVisits } from './guest-visits.tsx';
import { useDeleteGuest } from './use-delete-guest.ts';
import { useSaveGuestData } from './use-save-guest-data.ts';
import styles from './guest-details.module.css';

export interface GuestDetailsSheetProps {
  guest: Guest;
  onEdit: () => void;
  onMerge: (other?: string) => void;
  onClose: () => void;
}

/** Everything the house remembers of one guest, beside the list. */
export function GuestDetailsSheet({ guest, onEdit, onMerge, onClose }: GuestDetailsSheetProps) {
  const text = useText('reservations');
  const remove = useDeleteGuest();
  const saveData = useSaveGuestData();
  const name = nameOf(guest);
  const deleteAndClose = async () => {
    if (await remove(guest)) onClose();
  };
  return (
    <SideSheet
      isOpen
      isPageUsable
      title={[guest.anrede, name].filter(Boolean).join(' ')}
      subtitle={guest.company === name ? undefined : guest.company}
      onClose={onClose}
      actions={
        <>
          <IconButton label={text('guests.edit')} onPress={onEdit}>
            <Pencil aria-hidden />
          </IconButton>
          <Menu
            label={text('guests.actions')}
            trigger={
              <IconButton label={text('guests.actions')}>
                <Ellipsis aria-hidden />
              </IconButton>
            }
            entries={[
              {
                id: 'merge',
                label: text('guests.merge-with'),
                icon: <Merge aria-hidden />,
                onAction: () => onMerge(),
              },
              {
                id: 'data',
                label: text('guests.data'),
                icon: <Download aria-hidden />,
                onAction: () => void saveData(guest),
              },
              {
                id: 'delete',
                label: text('guests.delete'),
                icon: <Trash2 aria-hidden />,
                tone: 'danger',
                startsGroup: true,
                onAction: () => void deleteAndClose(),
              },
            ]}
          />
        </>
      }
    >
      <div className={styles.details}>
        <GuestVisits guest={guest}>
          <GuestFacts guest={guest} />
          <DuplicateList guest={guest} onMerge={onMerge} />
        </GuestVisits>
      </div>
    </SideSheet>
  );
}
