import { QueryClient } from '@tanstack/react-query';
import type { Root } from 'react-dom/client';
import { addMessages } from '@stammtisch/i18n';
import { readRegistry } from '../registry/read-registry.ts';
import { registerRelease } from '../remote-loader/federation.ts';
import { useAccounts } from '../token-lifecycle/accounts.ts';
import { App } from './app.tsx';
import { BootFailure } from './boot-failure.tsx';
import { fetchFirstPage } from './pages.ts';

const queries = new QueryClient({
  defaultOptions: {
    // The HAL client retries, caches and works offline by itself.
    queries: { retry: false, networkMode: 'always', staleTime: 30_000 },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Reads the registry and draws the product; when it cannot be read, says so and offers a retry. */
export async function boot(root: Root): Promise<void> {
  try {
    const isSignedIn = useAccounts.getState().active !== undefined;
    const [registry] = await Promise.all([readRegistry(), fetchFirstPage(isSignedIn)]);
    for (const { manifest } of registry.release.remotes) {
      addMessages(manifest.name, manifest.labels);
    }
    registerRelease(registry.release);
    root.render(<App registry={registry} queries={queries} />);
  } catch (cause) {
    console.error('the registry cannot be read', cause);
    root.render(<BootFailure onRetry={() => void boot(root)} />);
  }
}
