import { lazy, Suspense } from 'react';
import { BookTablePage } from '../book-table/book-table-page.tsx';
import { Fault } from './fault.tsx';
import { LanguageProvider } from './language.tsx';
import { useAddress } from './place.ts';
import { parseRoute } from './route.ts';
import { Skeleton } from './skeleton.tsx';

const BehindLinks = lazy(async () => ({
  default: (await import('../behind-links.tsx')).BehindLinks,
}));

/** The whole widget: one page for each kind of link that leads to the booking host. */
export function Widget() {
  return (
    <LanguageProvider>
      <Fault>
        <Suspense fallback={<Skeleton />}>
          <Page />
        </Suspense>
      </Fault>
    </LanguageProvider>
  );
}

function Page() {
  const route = parseRoute(useAddress());
  return route.page === 'book-table' ? (
    <BookTablePage key={route.identifier} identifier={route.identifier} />
  ) : (
    <BehindLinks route={route} />
  );
}
