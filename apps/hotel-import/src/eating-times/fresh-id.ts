/** So that an arrangement can name an eating time before either is stored. */
export function freshId(): string {
  return crypto.randomUUID();
}
