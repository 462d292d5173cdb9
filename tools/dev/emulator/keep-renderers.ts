interface ReactHook {
  renderers: Map<number, unknown>;
  inject: (renderer: unknown) => number;
}

declare global {
  /** Where React tells development tools of itself. */
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: ReactHook | undefined;
}

/**
 * Lets a remote's own copy of React's fast refresh find the shell's React. The copy comes long after
 * React started and looks into `renderers`; the hook that the shell's copy makes never fills it, as
 * only the browser's React DevTools do. Call it before React starts.
 */
export function keepRenderers(): void {
  const hook = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__;
  if (hook === undefined) return;
  const { inject } = hook;
  hook.inject = (renderer) => {
    const id = inject.call(hook, renderer);
    hook.renderers.set(id, renderer);
    return id;
  };
}
