import { createElement, useEffect, useState } from 'react';

/** The booking form as a component of this page, which has a React of its own. */
export function BookingForm({ identifier, language }) {
  const [place, setPlace] = useState(null);
  useEffect(() => {
    if (!place) return undefined;
    let isGone = false;
    let takeAway = () => {};
    void import('booking/mount').then(({ mount }) => {
      if (!isGone) takeAway = mount(place, { identifier, language });
    });
    return () => {
      isGone = true;
      takeAway();
    };
  }, [place, identifier, language]);
  return createElement('div', { ref: setPlace });
}
