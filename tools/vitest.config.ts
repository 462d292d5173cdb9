import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    globalSetup: ['../apps/api/src/platform/testing/database-server.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
