/** The remote that runs alone; tools/dev/serve-alone.ts writes the module. */
declare module 'alone-remote' {
  import type { ComponentType } from 'react';
  import type { RemoteDefinition } from '@stammtisch/contracts/remote/define-remote';

  export const remote: RemoteDefinition;
  /** By the names of `exposes`. */
  export const pages: Readonly<Record<string, () => Promise<{ default: ComponentType }>>>;
}
