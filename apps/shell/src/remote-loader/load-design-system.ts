/**
 * The bundler provides a shared package only where something asks for it by the name that remotes
 * use. The shell itself takes single parts of the design system, so it asks for the whole here; a
 * remote that needs it gets it by itself, called or not.
 */
export const loadDesignSystem = () => import('@stammtisch/ui-kit');
