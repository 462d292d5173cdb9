import { useLanguage } from '@stammtisch/i18n';
import { LocaleProvider } from '@stammtisch/ui-kit/theme/locale-provider.tsx';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { useAppearance } from '../preferences/use-appearance.ts';
import { useRegistry } from '../registry/registry-store.ts';
import { RouteBoundary } from '../remote-loader/route-boundary.tsx';
import { ToastPlace } from '../toasts/toast-place.tsx';
import { GuardedNavigation } from '../unsaved-work/guarded-navigation.tsx';
import { BootFailure } from './boot-failure.tsx';
import { LoginRoute } from './login-route.tsx';
import { DemoPage, ExternalOriginPage, LogoutPage } from './pages.ts';
import { StaffArea } from './staff-area.tsx';

export interface AppProps {
  queries: QueryClient;
}

/** The shell's own routes (specification §2); everything else belongs to staff who are signed in. */
export function App({ queries }: AppProps) {
  useAppearance();
  const language = useLanguage();
  const externalOrigins = useRegistry(({ registry }) => registry.pointer.externalOrigins);
  return (
    <LocaleProvider language={language}>
      <QueryClientProvider client={queries}>
        <RouteBoundary
          resetKey="shell"
          onFailure={(failure) => console.error('the shell failed', failure)}
          renderFallback={() => <BootFailure onRetry={() => location.reload()} />}
        >
          <BrowserRouter>
            <GuardedNavigation>
              <Suspense fallback={null}>
                <Routes>
                  <Route path="/login" element={<LoginRoute />} />
                  <Route path="/login/demo" element={<DemoPage />} />
                  <Route path="/login/logout" element={<LogoutPage />} />
                  <Route path="/logout" element={<LogoutPage />} />
                  <Route
                    path="/external-origin"
                    element={<ExternalOriginPage allowList={externalOrigins} />}
                  />
                  <Route path="*" element={<StaffArea />} />
                </Routes>
              </Suspense>
            </GuardedNavigation>
          </BrowserRouter>
        </RouteBoundary>
        <ToastPlace />
      </QueryClientProvider>
    </LocaleProvider>
  );
}
