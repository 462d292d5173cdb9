import { createContext, useContext } from 'react';

/** One form in somebody else's page. */
export interface InlinePlace {
  /** The element around the form, out of reach for the page's style sheets. */
  root: HTMLElement;
  /** The restaurant's identifier. */
  identifier: string;
  language?: string | undefined;
}

export const InlinePlaceContext = createContext<InlinePlace | undefined>(undefined);

export function useInlinePlace(): InlinePlace {
  const place = useContext(InlinePlaceContext);
  if (!place) throw new Error('the form stands nowhere');
  return place;
}
