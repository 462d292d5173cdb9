/** specification §9: a login name above 20 characters is shortened to 17 plus an ellipsis. */
export function shortenDisplayName(name: string): string {
  const characters = Array.from(name);
  return characters.length > 20 ? `${characters.slice(0, 17).join('')}…` : name;
}
