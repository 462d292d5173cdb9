import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useLanguage } from '@stammtisch/i18n';
import { LocaleProvider, Toasts } from '@stammtisch/ui-kit';
import { BrowserRouter, Route, Routes } from 'react-router';
import { ExternalOriginPage } from '../external-origin/external-origin-page.tsx';
import { DemoPage } from '../login/demo-page.tsx';
import { LogoutPage } from '../logout/logout-page.tsx';
import type { Registry } from '../registry/read-registry.ts';
import { LoginRoute } from './login-route.tsx';
import { StaffArea } from './staff-area.tsx';
import { useAppearance } from '../preferences/use-appearance.ts';

export interface AppProps {
  registry: Registry;
  queries: QueryClient;
}

/** The shell's own routes (specification §2); everything else belongs to staff who are signed in. */
export function App({ registry, queries }: AppProps) {
  useAppearance();
  const language = useLanguage();
  return (
    <LocaleProvider language={language}>
      <QueryClientProvider client={queries}>
        <BrowserRouter>
          <Routes>
            <Route path="/login" element={<LoginRoute />} />
            <Route path="/login/demo" element={<DemoPage />} />
            <Route path="/login/logout" element={<LogoutPage />} />
            <Route path="/logout" element={<LogoutPage />} />
            <Route
              path="/external-origin"
              element={<ExternalOriginPage allowList={registry.pointer.externalOrigins} />}
            />
            <Route path="*" element={<StaffArea release={registry.release} />} />
          </Routes>
        </BrowserRouter>
        <Toasts />
      </QueryClientProvider>
    </LocaleProvider>
  );
}
