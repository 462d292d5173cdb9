/** The script of a remote's container on a development server: fixed, because it is replaced in place. */
export const devContainer = 'static/js/container.js';

/**
 * The name of a remote's container on the page. Old code would go on being served after a swap if
 * two builds had the same one.
 *
 * @param build the version with its content, or `dev`
 */
export function containerGlobal(remote: string, build: string): string {
  return `stammtisch_${remote}_${build}`.replaceAll(/[^a-z0-9]+/gi, '_');
}
