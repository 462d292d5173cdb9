import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { scratchWorkspace, type ScratchWorkspace } from '../create-remote/scratch-workspace.ts';
import { aRunningHouse } from './a-running-house.ts';
import { findChromium } from '../test/chromium.ts';

const port = 5_420;
const origin = `http://localhost:${String(port)}`;

let scratch: ScratchWorkspace;
let browser: Browser;
beforeAll(async () => {
  scratch = await scratchWorkspace();
  const create = path.join(scratch.root, 'tools/create-remote/create-remote.ts');
  execFileSync(process.execPath, [create, 'tips', '--title-de', 'Trinkgeld'], { stdio: 'ignore' });
  writeFileSync(path.join(scratch.root, 'apps/tips/src/counter.tsx'), counter);
  edit(
    'src/remote/overview.tsx',
    "import { RoomList } from '../room-list.tsx';",
    "import { Counter } from '../counter.tsx';\nimport { RoomList } from '../room-list.tsx';",
  );
  edit('src/remote/overview.tsx', '<article>', '<article><Counter />');
  const executablePath = findChromium();
  browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
});
afterAll(async () => {
  await browser.close();
  await scratch.remove();
});

let running: ChildProcess | undefined;
afterEach(() => stop());

async function stop(): Promise<number | null | undefined> {
  const child = running;
  running = undefined;
  if (child === undefined || child.exitCode !== null) return child?.exitCode;
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGINT');
  });
}

/** Runs the command until it says that Ctrl-C stops it, or until it ends. */
async function dev(...words: string[]): Promise<string> {
  const command = path.join(scratch.root, 'tools/dev/dev.ts');
  const child = spawn(process.execPath, [command, ...words, '--port', String(port)]);
  running = child;
  let said = '';
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString('utf8');
        if (said.includes('Ctrl-C')) resolve();
      });
    }
  });
  await Promise.race([ready, ended]);
  return said;
}

async function open(address: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto(`${origin}${address}`);
  return page;
}

function edit(file: string, from: string, to: string): void {
  const whole = path.join(scratch.root, 'apps/tips', file);
  const text = readFileSync(whole, 'utf8');
  expect(text).toContain(from);
  writeFileSync(whole, text.replace(from, to));
}

/** A button that counts how often it was pressed: state that a reload would lose. */
const counter = `import { useState } from 'react';

export function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Pressed {count}</button>;
}
`;

async function editKeepsState(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Pressed' });
  await button.click();
  await button.click();
  edit('src/counter.tsx', 'Pressed', 'Pushed');
  // The promise is a second; a busy machine is given more.
  await page.getByRole('button', { name: 'Pushed 2' }).waitFor({ timeout: 5_000 });
  edit('src/counter.tsx', 'Pushed', 'Pressed');
  await page.getByRole('button', { name: 'Pressed 2' }).waitFor({ timeout: 5_000 });
}

test('in the emulator, an edit shows at once and the state of the page stays', async () => {
  expect(await dev('tips', '--fake')).toContain(`${origin}/tips`);
  const page = await open('/tips');
  await page.getByText('Stube · 4 Tische').waitFor();
  expect(await page.getByRole('link', { name: 'Trinkgeld' }).count()).toBeGreaterThan(0);
  await editKeepsState(page);
});

test('in the emulator, a new text and a new title are there after a moment', async () => {
  expect(await dev('tips', '--fake')).toContain('a made-up house');
  const page = await open('/tips');
  await page.getByRole('heading', { name: 'Trinkgeld' }).waitFor();
  edit('src/messages.ts', 'Trinkgeld', 'Kaffeekasse');
  await page.getByRole('heading', { name: 'Kaffeekasse' }).waitFor();
  edit('src/messages.ts', 'Kaffeekasse', 'Trinkgeld');
});

test('against a house that runs, its remotes and its API are there, and somebody is signed in', async () => {
  const close = await aRunningHouse(port + 2);
  try {
    await dev('tips', '--api', `http://localhost:${String(port + 2)}`);
    const page = await open('/tips');
    await page.getByText('Stube · 4 Tische').waitFor();
    expect(await page.getByRole('link', { name: 'Speisekarten' }).count()).toBeGreaterThan(0);
  } finally {
    close();
  }
});

test('alone, there is the remote and nothing of the shell, and edits keep the state', async () => {
  expect(await dev('tips', '--fake', '--alone')).toContain('Alone');
  const page = await open('/');
  await page.getByText('Stube · 4 Tische').waitFor();
  expect(await page.getByRole('navigation').count()).toBe(1);
  await editKeepsState(page);
  expect(await stop()).toBe(0);
});

test.each([
  [['menus'], 'There is no remote apps/menus. Known are addons,'],
  [['tips', '--api', 'http://localhost:9'], 'No house answers at http://localhost:9.'],
  [['tips', '--fast'], '--alone'],
])('%s is refused with what to do', async (words, reason) => {
  expect(await dev(...words)).toContain(reason);
});
