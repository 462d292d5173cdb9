import { useEffect } from 'react';
import { useRegistry } from '../registry/registry-store.ts';
import { takeWhenFree } from '../running-remotes/taking.ts';
import { findOverrides } from './override-store.ts';

/** Runs what this tab tries out as soon as somebody is signed in. */
export function useFoundOverrides(): void {
  useEffect(() => {
    void findOverrides(useRegistry.getState().registry).then((isNew) => {
      if (isNew) takeWhenFree();
    });
  }, []);
}
