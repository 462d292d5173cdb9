import { useEffect, useState } from 'react';
import { previewMessage } from '@stammtisch/contracts/public/preview';
import { isRecord } from '@stammtisch/hal-client/problem';
import { restaurantReply, type Restaurant } from '../api/restaurant.ts';
import { Fault } from '../app/fault.tsx';
import { LanguageProvider, useText } from '../app/language.tsx';
import { Notice } from '../app/notice.tsx';
import { Skeleton } from '../app/skeleton.tsx';
import { useBrand } from '../app/use-brand.ts';
import { BookTable } from '../book-table/book-table.tsx';
import { previewTexts } from '../texts/preview-texts.ts';

/**
 * The real form with settings that are not saved yet; the page around it says which. The server lets
 * nobody but the house's own app be around it, and offers neither a hold nor a booking.
 */
export function Preview() {
  const restaurant = useShown();
  useBrand(restaurant);
  if (restaurant === undefined) return <Skeleton />;
  return (
    <LanguageProvider>
      <Fault>
        <Shown restaurant={restaurant} />
      </Fault>
    </LanguageProvider>
  );
}

function Shown({ restaurant }: { restaurant: Restaurant }) {
  const text = useText(previewTexts);
  const [isTold, setTold] = useState(false);
  return (
    <div
      onSubmitCapture={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setTold(true);
      }}
    >
      {isTold && (
        <div role="alert">
          <Notice title={text('title')}>
            <p>{text('nothingBooked')}</p>
          </Notice>
        </div>
      )}
      <BookTable restaurant={restaurant} />
    </div>
  );
}

function useShown(): Restaurant | undefined {
  const [shown, setShown] = useState<Restaurant>();
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== window.parent || !isRecord(data) || data['type'] !== previewMessage.show)
        return;
      const read = restaurantReply.safeParse(data['restaurant']);
      if (read.success) setShown(read.data);
    };
    window.addEventListener('message', hear);
    window.parent.postMessage({ type: previewMessage.ready }, '*');
    return () => window.removeEventListener('message', hear);
  }, []);
  return shown;
}
