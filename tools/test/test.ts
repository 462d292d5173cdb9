import path from 'node:path';
import { provideChromium } from './chromium.ts';
import { provideNginx } from './nginx.ts';
import { runStep } from './run-step.ts';

interface Step {
  title: string;
  command: string;
  args: string[];
}

const nx = (...args: string[]) => ['run-many', '--outputStyle=stream', ...args];

/** In the order in which a mistake is cheapest to find. */
const steps: Step[] = [
  { title: 'Lint, import rules and format', command: 'npm', args: ['run', '--silent', 'lint'] },
  { title: 'Types', command: 'nx', args: nx('-t', 'typecheck') },
  { title: 'Build', command: 'npm', args: ['run', '--silent', 'build'] },
  // The tests of the registry and of the start take what was built.
  { title: 'Unit and API tests', command: 'nx', args: nx('-t', 'test', '--parallel=1') },
  {
    title: 'Size budget of the booking widget',
    command: 'npm',
    args: ['run', '--silent', 'size', '-w', '@stammtisch/booking-widget'],
  },
  { title: 'Browser tests', command: 'npm', args: ['run', '--silent', 'e2e'] },
];

const root = path.resolve(import.meta.dirname, '../..');

function seconds(since: number): string {
  return `${((Date.now() - since) / 1_000).toFixed(0)} s`;
}

const chromium = provideChromium();
const nginx = provideNginx();
console.log(`Browser: ${chromium}\nStatic server: ${nginx}`);
const started = Date.now();
for (const [index, step] of steps.entries()) {
  const begun = Date.now();
  console.log(`\n[${index + 1}/${steps.length}] ${step.title}`);
  const { passed, failures } = await runStep(step.command, step.args, {
    cwd: root,
    env: { ...process.env, CHROMIUM_PATH: chromium, NGINX_PATH: nginx, NX_TUI: 'false' },
  });
  if (!passed) {
    console.error([`\n${step.title}: failed after ${seconds(begun)}.`, ...failures].join('\n  '));
    process.exit(1);
  }
  console.log(`${step.title}: passed in ${seconds(begun)}`);
}
console.log(`\nAll tests passed in ${seconds(started)}.`);
