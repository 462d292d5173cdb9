import type { RoomSize } from '@stammtisch/domain/room/table-place';
import { useCallback, useState } from 'react';
import { fit, zoom, zoomFactor, type Size, type Viewport } from '../plan/viewport.ts';

export interface ViewportControl {
  view: Viewport | undefined;
  setView: (change: (view: Viewport) => Viewport) => void;
  zoomIn: () => void;
  zoomOut: () => void;
  fit: () => void;
  /** How large the window is; the room fills it until somebody moves or zooms. */
  measure: (window: Size) => void;
}

interface State {
  window: Size;
  /** Absent: the room fills the window, whatever their sizes. */
  view: Viewport | undefined;
}

/** How the room lies in the window. It fills the window until somebody looks closer. */
export function useViewport({ width, depth }: RoomSize): ViewportControl {
  const [state, setState] = useState<State>();
  const setView = useCallback(
    (change: (view: Viewport) => Viewport) =>
      setState((was) => {
        if (!was) return was;
        return { ...was, view: change(was.view ?? fit({ width, depth }, was.window)) };
      }),
    [width, depth],
  );
  const scaleBy = (factor: number) => () => {
    if (!state) return;
    const middle = { x: state.window.width / 2, y: state.window.height / 2 };
    setView((view) => zoom(view, factor, middle));
  };
  const measure = useCallback(
    (window: Size) => setState((was) => ({ view: was?.view, window })),
    [],
  );
  return {
    view: state && (state.view ?? fit({ width, depth }, state.window)),
    setView,
    zoomIn: scaleBy(zoomFactor),
    zoomOut: scaleBy(1 / zoomFactor),
    fit: () => setState((was) => was && { ...was, view: undefined }),
    measure,
  };
}
