import type { MailPart } from '@stammtisch/domain/mail/placeholder';
import { useEffect, useRef, useState } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Puts placeholders where the cursor was last, and the cursor behind them. */
export function useInsertion(
  words: Readonly<Record<MailPart, string>>,
  onChange: (part: MailPart, text: string) => void,
) {
  const [part, setPart] = useState<MailPart>('body');
  const fields = useRef(new Map<MailPart, Field>());
  const caret = useRef<number>(undefined);

  // The cursor can only stand behind what is there, so after the text was drawn.
  useEffect(() => {
    const at = caret.current;
    if (at === undefined) return;
    caret.current = undefined;
    const field = fields.current.get(part);
    field?.focus();
    field?.setSelectionRange(at, at);
  });

  return {
    part,
    fieldOf: (name: MailPart) => ({
      onFocus: () => setPart(name),
      inputRef: (field: Field | null) => {
        if (field) fields.current.set(name, field);
        else fields.current.delete(name);
      },
    }),
    insert(text: string) {
      const field = fields.current.get(part);
      const now = words[part];
      const from = field?.selectionStart ?? now.length;
      const to = field?.selectionEnd ?? now.length;
      caret.current = from + text.length;
      onChange(part, now.slice(0, from) + text + now.slice(to));
    },
  };
}
