import { lazy, Suspense } from 'react';
import { useRestaurant } from '@stammtisch/remote-kit';
import { useKeptBook } from '../book/use-kept-book.ts';
import { OpenRequests } from '../open-requests/open-requests.tsx';
import { useWaiting } from '../waiting-changes/waiting-store.ts';

const TellWaiting = lazy(async () => {
  const { TellWaiting } = await import('../waiting-changes/tell-waiting.tsx');
  return { default: TellWaiting };
});

const WaitingWatch = lazy(async () => {
  const { WaitingWatch } = await import('../waiting-list/waiting-watch.tsx');
  return { default: WaitingWatch };
});

const RegisterNews = lazy(async () => {
  const { RegisterNews } = await import('../register-news/register-news.tsx');
  return { default: RegisterNews };
});

/** What this remote keeps up to date whichever page is open. */
export default function Background() {
  useKeptBook();
  const { uuid, features } = useRestaurant();
  const waiting = useWaiting(uuid);
  return (
    <>
      <OpenRequests />
      <Suspense fallback={null}>
        <WaitingWatch />
      </Suspense>
      {features.includes('cashsync') && (
        <Suspense fallback={null}>
          <RegisterNews />
        </Suspense>
      )}
      {waiting.length > 0 && (
        <Suspense fallback={null}>
          <TellWaiting />
        </Suspense>
      )}
    </>
  );
}
