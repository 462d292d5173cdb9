import { QueryClient } from '@tanstack/react-query';
import type { Root } from 'react-dom/client';
import { followRegistry } from '../registry/follow-registry.ts';
import { startRegistry } from '../registry/start-registry.ts';
import { hurryStyles } from '../remote-loader/hurry-styles.ts';
import { App } from './app.tsx';
import { BootFailure } from './boot-failure.tsx';
import { fetchFirstPage } from './pages.ts';
import { prepareStaff } from './prepare-staff.ts';

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
    await Promise.all([startRegistry().then(() => prepareStaff(queries)), fetchFirstPage()]);
    followRegistry();
    hurryStyles();
    root.render(<App queries={queries} />);
  } catch (cause) {
    console.error('the registry cannot be read', cause);
    root.render(<BootFailure onRetry={() => void boot(root)} />);
  }
}
