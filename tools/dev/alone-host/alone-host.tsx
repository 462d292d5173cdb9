import { useLanguage } from '@stammtisch/i18n';
import { LocaleProvider, Toasts } from '@stammtisch/ui-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router';
import { AlonePages, type AlonePagesProps } from './alone-pages.tsx';

const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** What the shell puts around remotes, without its own screens. */
export function AloneHost(props: AlonePagesProps) {
  return (
    <LocaleProvider language={useLanguage()}>
      <QueryClientProvider client={queries}>
        <BrowserRouter>
          <AlonePages {...props} />
        </BrowserRouter>
        <Toasts />
      </QueryClientProvider>
    </LocaleProvider>
  );
}
