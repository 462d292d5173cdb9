import type { Placeholder } from './placeholder.ts';
import { distanceBetween } from './spelling.ts';

/** A text that a house wrote, with the places where something is put in. */
export type TemplatePart =
  | { kind: 'text'; text: string }
  | { kind: 'placeholder'; name: Placeholder };

/** Why a placeholder cannot be filled, and where it stands: lines and columns count from 1. */
export interface TemplateFault {
  /** No such placeholder in this part, or a brace without its other half. */
  code: 'unknown-placeholder' | 'lonely-brace';
  /** In UTF-16 units from the beginning, for the cursor. */
  at: number;
  line: number;
  column: number;
  /** As it stands in the text, braces included. */
  found: string;
  /** What was probably meant. */
  suggestion?: Placeholder;
}

export interface Template {
  parts: TemplatePart[];
  faults: TemplateFault[];
}

// What is in braces has none itself, so every brace that is left over is a lonely one.
const braces = /\{([^{}]*)\}|[{}]/gu;

/**
 * Reads a text with placeholders such as `{guestName}`.
 *
 * @param known the placeholders that can be filled here
 */
export function parseTemplate(text: string, known: readonly Placeholder[]): Template {
  const parts: TemplatePart[] = [];
  const faults: TemplateFault[] = [];
  let end = 0;
  for (const match of text.matchAll(braces)) {
    const [found, inner] = match;
    const name = known.find((each) => each === inner?.trim());
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    if (name) parts.push({ kind: 'placeholder', name });
    else faults.push(faultAt(text, match.index, found, inner, known));
    end = match.index + found.length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return { parts, faults };
}

function faultAt(
  text: string,
  at: number,
  found: string,
  inner: string | undefined,
  known: readonly Placeholder[],
): TemplateFault {
  const before = text.slice(0, at).split('\n');
  const suggestion = inner === undefined ? undefined : likeliest(inner, known);
  return {
    code: inner === undefined ? 'lonely-brace' : 'unknown-placeholder',
    at,
    line: before.length,
    column: [...(before.at(-1) ?? '')].length + 1,
    found,
    ...(suggestion && { suggestion }),
  };
}

/** The known placeholder that a misspelt one is nearest to; none when it could be anything. */
function likeliest(inner: string, known: readonly Placeholder[]): Placeholder | undefined {
  // Nobody means a placeholder with a whole sentence, and measuring it would take long.
  if (inner.length > 30) return undefined;
  const wanted = inner.trim().toLowerCase();
  return known
    .map((name) => ({ name, distance: distanceBetween(wanted, name.toLowerCase()) }))
    .filter(({ name, distance }) => distance <= Math.max(1, Math.floor(name.length / 3)))
    .toSorted((one, other) => one.distance - other.distance)[0]?.name;
}
