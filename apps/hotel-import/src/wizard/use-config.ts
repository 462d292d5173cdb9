import {
  readHotelImportConfig,
  saveHotelImportConfig,
  type HotelImportConfig,
} from '@stammtisch/contracts/hotel-import/config';
import { findLink } from '@stammtisch/hal-client';
import { useCall, useHost, useResource } from '@stammtisch/remote-kit';
import { useState } from 'react';

/** Eating times and arrangements as they are being edited; each step saves what it shows. */
export function useConfig() {
  const { entry } = useHost();
  const query = useResource(findLink(entry, 'hotel-import'), {
    schema: readHotelImportConfig.reply,
  });
  const [edited, setEdited] = useState<HotelImportConfig>();
  const { mutateAsync, isPending } = useCall(saveHotelImportConfig);
  const saved = query.data?.resource;
  const value: HotelImportConfig | undefined =
    edited ?? (saved && { eatingTimes: saved.eatingTimes, arrangements: saved.arrangements });

  async function save(): Promise<boolean> {
    if (saved === undefined || edited === undefined) return true;
    try {
      await mutateAsync({
        on: saved,
        options: { body: edited, ifMatch: query.data?.etag ?? '*' },
      });
      setEdited(undefined);
      return true;
    } catch {
      // The call has told what was wrong; what was typed stays.
      return false;
    }
  }

  return { query, saved, value, change: setEdited, save, isSaving: isPending };
}

export type Config = ReturnType<typeof useConfig>;
