import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';

/** How the tools of the test command begin what went wrong: Vitest, tsc, Playwright, oxlint. */
const failure = /\bFAIL\b|Error: |\berror TS\d+|^\s*\d+\) \[|^\s*x /;

/** What fails in many places has one cause as a rule. */
const most = 40;

export interface Outcome {
  passed: boolean;
  /** The lines that name what failed, each once, without colours. */
  failures: string[];
}

/** Runs a command and shows what it prints as it comes. */
export async function runStep(
  command: string,
  args: readonly string[],
  { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<Outcome> {
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(command, args, {
    cwd,
    env: { ...colour, ...env },
    stdio: ['inherit', 'pipe', 'pipe'],
  });
  const failures = new Set<string>();
  const pass = (from: NodeJS.ReadableStream, on: NodeJS.WritableStream) => {
    createInterface({ input: from }).on('line', (line) => {
      on.write(`${line}\n`);
      const plain = stripVTControlCharacters(line).trim();
      if (failure.test(plain) && failures.size < most) failures.add(plain);
    });
  };
  pass(child.stdout, process.stdout);
  pass(child.stderr, process.stderr);
  const status = await new Promise<number | null>((done, refuse) => {
    child.on('error', refuse).on('close', done);
  });
  return { passed: status === 0, failures: [...failures] };
}
