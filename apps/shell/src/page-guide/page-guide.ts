import { create } from 'zustand';

interface PageGuide {
  /** The route on the screen, if it has a guide. */
  onPage: string | undefined;
  isRunning: boolean;
}

/** The guide of the page on the screen; the account menu starts it again. */
export const usePageGuide = create<PageGuide>(() => ({ onPage: undefined, isRunning: false }));

export function startGuide(): void {
  usePageGuide.setState({ isRunning: true });
}

export function endGuide(): void {
  usePageGuide.setState({ isRunning: false });
}

/** A page with a guide is on the screen; the answer takes it off again. */
export function offerGuide(route: string): () => void {
  usePageGuide.setState({ onPage: route, isRunning: false });
  return () => {
    if (usePageGuide.getState().onPage === route) {
      usePageGuide.setState({ onPage: undefined, isRunning: false });
    }
  };
}
