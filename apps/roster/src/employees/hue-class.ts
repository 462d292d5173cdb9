import styles from './hues.module.css';

/** So many colours can be told apart beside each other; the style sheet has as many. */
const hues = 10;

/** Sets `--hue` for whoever is inside: each place in the list of the house has its own. */
export function hueClass(place: number): string {
  return styles[`hue${Math.max(0, place) % hues}`] ?? '';
}
