import type { FieldError } from '@stammtisch/contracts/problem';
import { pointerTo } from './field-errors.ts';

/** Deeper than any contract; a body of nothing but brackets would exhaust the stack otherwise. */
const deepest = 32;

/**
 * Finds text that the database would refuse (NUL) or alter silently (lone surrogates), and bodies
 * that are nested too deeply. Field names count as well.
 */
export function findUnstorable(root: string, value: unknown): FieldError | undefined {
  const open: { path: string[]; value: unknown }[] = [{ path: [], value }];
  for (let entry = open.pop(); entry; entry = open.pop()) {
    const pointer = pointerTo(root, entry.path);
    if (entry.path.length > deepest) {
      return { pointer, code: 'too-deep', message: `At most ${deepest} levels are read.` };
    }
    if (typeof entry.value === 'string' && !isStorable(entry.value)) {
      return {
        pointer,
        code: 'not-storable',
        message: 'The text holds a NUL or half of a surrogate pair: remove it.',
      };
    }
    if (isNested(entry.value)) {
      for (const [name, child] of Object.entries(entry.value)) {
        if (!isStorable(name)) {
          return { pointer, code: 'not-storable', message: 'A field name cannot be stored.' };
        }
        open.push({ path: [...entry.path, name], value: child });
      }
    }
  }
  return undefined;
}

/** Bytes are stored as they are. */
function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !ArrayBuffer.isView(value);
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000');
}
