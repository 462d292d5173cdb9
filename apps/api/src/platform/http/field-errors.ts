import type { FieldError } from '@stammtisch/contracts/problem';
import type * as z from 'zod';

type Issue = z.core.$ZodIssue;

/** One entry for every field that is wrong, with its RFC 6901 pointer below `root`. */
export function fieldErrors(root: string, issues: readonly Issue[]): FieldError[] {
  return issues.flatMap((issue) => fromIssue(root, issue));
}

function fromIssue(root: string, issue: Issue): FieldError[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      pointer: pointerTo(root, [...issue.path, key]),
      code: 'unknown-field',
      message: `"${key}" is not known here: leave it out.`,
    }));
  }
  const pointer = pointerTo(root, issue.path);
  if (isMissing(issue)) return [{ pointer, code: 'required', message: 'This field is required.' }];
  return [{ pointer, code: codeOf(issue), message: `${issue.message}.` }];
}

function isMissing(issue: Issue): boolean {
  return issue.code === 'invalid_type' && issue.message.endsWith('received undefined');
}

function codeOf(issue: Issue): string {
  return issue.code === 'invalid_format' ? `not-${issue.format}` : issue.code.replaceAll('_', '-');
}

export function pointerTo(root: string, path: readonly PropertyKey[]): string {
  const steps = path.map((step) => String(step).replaceAll('~', '~0').replaceAll('/', '~1'));
  return [root, ...steps].join('/');
}
