import { lazy, type ComponentType } from 'react';
import { attempt } from '../remote-loader/attempts.ts';

/** A component whose code comes when it is drawn first; a lost connection gets two more chances. */
export function lazily<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
) {
  return lazy(async () => ({ default: pick(await attempt(load)) }));
}
