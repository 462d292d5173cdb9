/** Takes a restaurant's colours off again: the login belongs to no restaurant. */
export function dropBrand({ style } = document.documentElement): void {
  for (const name of ['primary', 'secondary']) {
    for (const property of [`--${name}`, `--on-${name}`, `--${name}-ink`]) {
      style.removeProperty(property);
    }
  }
}
