import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { dependencies, name } from './package.json' with { type: 'json' };

const modules = join(import.meta.dirname, '../../node_modules');

function run(command: string, options: string[], cwd: string): string {
  return execFileSync(command, options, { cwd, encoding: 'utf8' });
}

test(
  'the packed package is imported by plain Node outside the workspace',
  { timeout: 60_000 },
  () => {
    run('npm', ['run', '--silent', 'pack'], import.meta.dirname);
    const outside = mkdtempSync(join(tmpdir(), 'packed-'));
    run('npm', ['pack', '--silent', '--pack-destination', outside, './dist'], import.meta.dirname);
    const [tarball = ''] = readdirSync(outside);
    const home = join(outside, 'node_modules', name);
    mkdirSync(home, { recursive: true });
    run('tar', ['-xzf', join(outside, tarball), '-C', home, '--strip-components=1'], outside);
    for (const dependency of Object.keys(dependencies)) {
      const link = join(outside, 'node_modules', dependency);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(join(modules, dependency), link);
    }
    const script = `console.log(Object.keys(await import('${name}')).sort().join(' '))`;
    const exported = run(process.execPath, ['--input-type=module', '-e', script], outside);
    expect(exported.trim()).toContain('createCache createHalClient');
    expect(readdirSync(home)).toEqual(expect.arrayContaining(['index.d.ts', 'README.md']));
    expect(readdirSync(home).filter((file) => file.includes('.test.'))).toEqual([]);
  },
);
