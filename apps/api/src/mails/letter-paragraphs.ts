import { createElement as element, Fragment, type CSSProperties, type ReactNode } from 'react';
import { Link, Text } from '@react-email/components';
import { letterStyles } from './letter-styles.ts';
import type { Filled } from './wording.ts';

/** What a house wrote: empty lines divide paragraphs, single ones are kept, all of it is text. */
export function paragraphs(
  filled: Filled,
  name: string,
  style: CSSProperties = letterStyles.paragraph,
): ReactNode[] {
  return divide(filled).map((paragraph, index) =>
    element(
      Text,
      { key: `${name} ${index}`, style },
      paragraph.map((part, at) =>
        typeof part === 'string'
          ? withBreaks(part, at)
          : element(
              Link,
              { key: `link ${at}`, href: part.href, style: letterStyles.link },
              part.label,
            ),
      ),
    ),
  );
}

function divide(filled: Filled): Filled[] {
  const divided: Filled[] = [[]];
  for (const part of filled) {
    const pieces = typeof part === 'string' ? part.split(/\n[\t ]*\n\s*/u) : [part];
    for (const [index, piece] of pieces.entries()) {
      if (index > 0) divided.push([]);
      divided.at(-1)?.push(piece);
    }
  }
  return divided;
}

function withBreaks(text: string, at: number): ReactNode {
  return text
    .split('\n')
    .map((line, index) =>
      element(Fragment, { key: `${at} ${index}` }, index > 0 && element('br'), line),
    );
}
