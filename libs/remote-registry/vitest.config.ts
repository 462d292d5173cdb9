import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    // Processes and browsers are started, on machines that do other things too.
    testTimeout: 30_000,
  },
});
