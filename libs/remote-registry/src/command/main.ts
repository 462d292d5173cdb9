#!/usr/bin/env node
import * as z from 'zod';
import { readArguments } from './read-arguments.ts';
import { RegistryFault } from './registry/registry.ts';
import { calledWrongly, refused, type Report } from './report.ts';
import { runCommand } from './run-command.ts';
import { usage } from './usage.ts';

const reading = readArguments(process.argv.slice(2), process.env);

async function report(): Promise<Report> {
  if (reading.kind === 'help') return { code: 0, lines: [usage], data: {} };
  if (reading.kind === 'wrong') return calledWrongly(reading.what);
  try {
    return await runCommand(reading.line, process.cwd());
  } catch (cause) {
    if (cause instanceof RegistryFault) return refused([cause.message], { fault: cause.message });
    if (cause instanceof z.ZodError) {
      const what = `The registry holds something that this command does not understand. Is it of another version?\n${z.prettifyError(cause)}`;
      return refused([what], { fault: what });
    }
    throw cause;
  }
}

const { code, lines, data } = await report();
if (reading.kind === 'command' && reading.line.json) {
  console.log(JSON.stringify({ ok: code === 0, ...data }, null, 2));
} else if (code === 0) {
  console.log(lines.join('\n'));
} else {
  console.error(lines.join('\n'));
}
process.exitCode = code;
