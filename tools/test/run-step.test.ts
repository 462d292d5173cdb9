import { expect, test, vi } from 'vitest';
import { runStep } from './run-step.ts';

const here = { cwd: import.meta.dirname, env: process.env };

function run(script: string) {
  const shown = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  return runStep('node', ['-e', script], here).finally(() => shown.mockRestore());
}

test('what failed is named again at the end, once and without colours', async () => {
  const outcome = await run(`
    console.log('\\x1b[31mroom:\\x1b[39m \\x1b[41m FAIL \\x1b[49m day.test.ts > opens');
    console.log('a line between');
    console.log('room: AssertionError: expected 1 to be 2');
    console.log('room: AssertionError: expected 1 to be 2');
    process.exitCode = 1;`);
  expect(outcome).toEqual({
    passed: false,
    failures: ['room:  FAIL  day.test.ts > opens', 'room: AssertionError: expected 1 to be 2'],
  });
});

test('a step passes by its exit code, whatever it printed', async () => {
  const outcome = await run(`console.log('FAIL is a word that a test may print')`);
  expect(outcome.passed).toBe(true);
});
