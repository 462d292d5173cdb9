import { readGuestData } from '@stammtisch/contracts/guest/read-guest-data';
import { useHost, useText } from '@stammtisch/remote-kit';
import { nameOf, type Guest } from './guest.ts';
import { saveFile } from '@stammtisch/remote-kit/save-file';
import { useTellGuestProblem } from './use-tell-guest-problem.ts';

/** GDPR articles 15 and 20: everything about one guest as a file. */
export function useSaveGuestData() {
  const { client, notices } = useHost();
  const text = useText('reservations');
  const tell = useTellGuestProblem();
  return async (guest: Guest) => {
    const fileName = `${nameOf(guest).replaceAll(/[^\p{L}\d]+/gu, '-')}.json`;
    try {
      const { resource } = await client.follow(guest, 'data', {
        schema: readGuestData.reply,
        cache: 'never',
      });
      const content = JSON.stringify(resource, undefined, 2);
      saveFile(fileName, new Blob([content], { type: 'application/json' }));
      notices.success(text('guests.export-done', { name: fileName }));
    } catch (error) {
      tell(error, 'FAILED_REQUESTING_GUESTS');
    }
  };
}
