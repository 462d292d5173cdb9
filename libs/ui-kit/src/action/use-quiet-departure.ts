import { useEffect, useRef } from 'react';

/**
 * React Aria announces a pending button through an image of its name that stays for seven seconds.
 * Where the button is gone before, as in a sheet that closes once it is saved, the image names nothing:
 * it goes with the button.
 */
export function useQuietDeparture(isPending: boolean): void {
  const wasPending = useRef(false);
  useEffect(() => {
    wasPending.current ||= isPending;
  }, [isPending]);
  useEffect(
    () => () => {
      if (wasPending.current) dropNamelessAnnouncements();
    },
    [],
  );
}

function dropNamelessAnnouncements(): void {
  for (const image of document.querySelectorAll('[data-live-announcer] [role=img]')) {
    const name = document.getElementById(image.getAttribute('aria-labelledby') ?? '');
    if (name === null) image.remove();
  }
}
