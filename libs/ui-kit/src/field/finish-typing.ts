/**
 * Ends what is being typed as leaving the field would: a number or a date is taken from its text only
 * then, and would be lost to whatever replaces the field.
 */
export function finishTyping(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) return;
  field.blur();
  field.focus();
}
